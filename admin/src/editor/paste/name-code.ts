import { styleOf } from './style-of.ts';

const addresses = /https?:\/\/\S+|<?[\w.+-]+@[\w.-]+>?/g;
const quotes = /^(?:> ?)+/gm;
/** What code has, and a mail does not: its signs, columns, and lines further in than the text. */
const signs =
	/[{}<>=\\|`^~\u2500-\u257f]|[;(]$|\w\(|\/\/|::|->|[\p{L}\d]_|_[\p{L}\d]|^\s*[#@%$]|\S\t|[^\s.!?] {3,}\S|^(?: {4}|\t)|^[-dlrwx]{10}\s/mu;
/** Six words in a row, and the end of a sentence behind one. */
const sentence = /(?:\p{L}{1,30},?\s){5}\p{L}[\s\S]*\p{L}[.!?…:](?:\s|$)/u;

/** Whether a text that keeps its lines cannot be prose. */
const hasCodeSigns = (text: string): boolean =>
	signs.test(text.replace(addresses, '').replace(quotes, ''));

/** Whether it is surely prose, such as a mail that a page shows in an even face. */
const isProse = (text: string): boolean => !hasCodeSigns(text) && sentence.test(text);

const evenFaces = /mono|consolas|menlo|monaco|courier|inconsolata|fira code|cascadia|source code/;
const blocks = /^(?:address|article|div|dd|dt|li|p|section|tr)$/;

/** Code editors copy code as lines of an even face whose blanks a style keeps. */
function isCode(element: Element): boolean {
	const style = styleOf(element);
	const face = style.get('font-family') ?? style.get('font') ?? '';
	return evenFaces.test(face) && /^(?:pre|break-spaces)/.test(style.get('white-space') ?? '');
}

function writeLines(node: Node, written = ''): string {
	if (node instanceof Text) return written + node.data.replaceAll('\u00A0', ' ');
	if (!(node instanceof Element)) return written;
	if (node.localName === 'br') return `${written}\n`;
	const isBlock = blocks.test(node.localName);
	const startsLine = written === '' || written.endsWith('\n');
	let text = isBlock && !startsLine ? `${written}\n` : written;
	for (const child of node.childNodes) text = writeLines(child, text);
	return isBlock && (node.textContent === '' || !text.endsWith('\n')) ? `${text}\n` : text;
}

function isAlone(element: Element, body: HTMLElement): boolean {
	return (body.textContent ?? '').trim() === (element.textContent ?? '').trim();
}

/** Whether nothing but blanks is between two elements. */
const follows = (element: Element, before: Element | undefined) =>
	element.previousElementSibling === before &&
	(element.previousSibling === before || element.previousSibling?.textContent?.trim() === '');

/** Gives code that only a style tells the elements of code: a word stays in its line. */
export function nameCode(body: HTMLElement): void {
	let last: { pre: Element; code: Element } | undefined;
	for (const element of body.querySelectorAll('[data-style]')) {
		if (!body.contains(element) || element.closest('pre, code, table') || !isCode(element))
			continue;
		const lines = [...element.childNodes]
			.reduce((written, child) => writeLines(child, written), '')
			.replace(/\n$/, '');
		if (isProse(lines)) continue;
		const code = element.ownerDocument.createElement('code');
		code.textContent = lines;
		const isInline = !blocks.test(element.localName) || isAlone(element, body);
		if (isInline && !lines.includes('\n')) element.replaceWith(code);
		else if (last && follows(element, last.pre)) {
			last.code.append(`\n${lines}`);
			element.remove();
		} else {
			const pre = element.ownerDocument.createElement('pre');
			pre.append(code);
			element.replaceWith(pre);
			last = { pre, code };
		}
	}
}

/** In a `pre` alone, a page shows mails as well: what has none of code's signs is text that keeps its lines. */
export function readBarePre(body: HTMLElement): void {
	for (const pre of body.querySelectorAll('pre')) {
		if (pre.querySelector('code, span[class]')) continue;
		const isCode = hasCodeSigns(pre.textContent ?? '');
		const inner = pre.ownerDocument.createElement(isCode ? 'code' : 'div');
		inner.append(...(isCode ? [pre.textContent ?? ''] : pre.childNodes));
		if (isCode) pre.replaceChildren(inner);
		else {
			inner.setAttribute('data-style', 'white-space: pre-wrap');
			pre.replaceWith(inner);
		}
	}
}
