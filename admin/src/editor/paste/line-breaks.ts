import { styleOf } from './style-of.ts';

const blocks = 'ul, ol, p, pre, table, blockquote';

function listTexts(body: HTMLElement): Text[] {
	const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
	const texts: Text[] = [];
	while (walker.nextNode()) texts.push(walker.currentNode as Text);
	return texts.filter(({ data }) => data.includes('\n') && data.trim() !== '');
}

function breakText(text: Text, data: string): void {
	const br = () => text.ownerDocument.createElement('br');
	const lines = data.split('\n');
	text.replaceWith(...lines.flatMap((line, at) => (at === 0 ? [line] : [br(), line])));
}

/** Chats and documents copy a line break as a newline that only a style displays. */
export function breakStyledLines(body: HTMLElement): void {
	for (const text of listTexts(body)) {
		const holder = text.parentElement?.closest('[data-style*="white-space"], .copyable-text, pre');
		if (!holder || holder.localName === 'pre') continue;
		const space = styleOf(holder).get('white-space') ?? 'pre-wrap';
		if (/^(?:pre|break-spaces)/.test(space)) breakText(text, text.data);
	}
}

/** Notion copies every line break as a newline; one beside a block only separates the tags. */
export function breakAllLines(body: HTMLElement): void {
	const isInside = (node: Node | null) => node instanceof Element && !node.matches(blocks);
	for (const text of listTexts(body)) {
		const holder = text.parentElement?.closest('p, li, blockquote, pre');
		if (!holder || holder.localName === 'pre') continue;
		const start = isInside(text.previousSibling) ? text.data : text.data.trimStart();
		breakText(text, isInside(text.nextSibling) ? start : start.trimEnd());
	}
}

const marks = 'b, strong, i, em, s, del, u, ins, mark, sub, sup';

/** A mark's contents between its line breaks, each in a mark of its own. */
function partsOf(mark: Element): Element[] {
	const parts: Element[] = [];
	let part: Element | undefined;
	for (const node of [...mark.childNodes]) {
		if (node instanceof Element && node.localName === 'br') {
			parts.push(node);
			part = undefined;
			continue;
		}
		if (!part) {
			part = mark.cloneNode(false) as Element;
			parts.push(part);
		}
		part.append(node);
	}
	return parts;
}

/** Ends marks at a line break and begins them again: their stars must not stand at a paragraph's edge alone. */
export function splitMarks(body: HTMLElement): void {
	// Inner marks first, whose line breaks are then the outer one's.
	for (const mark of [...body.querySelectorAll(marks)].reverse())
		if (mark.querySelector(':scope > br')) mark.replaceWith(...partsOf(mark));
}
