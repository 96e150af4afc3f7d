import { joinWordLists, nestLists } from './office-lists.ts';
import { styleOf } from './style-of.ts';

const blocks = 'p, div, ul, ol, li, table, blockquote, pre, h1, h2, h3, h4, h5, h6';
const isBold = (weight = '') => /^bold/.test(weight) || Number(weight) >= 600;
const isPlain = (weight = '') => weight === 'normal' || Number(weight) < 600;

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/** The marks that replace a style; bold is outermost, so that neighbours can be joined. */
function marksIn(span: Element): string[] {
	const style = styleOf(span);
	const drawn = `${style.get('text-decoration')} ${style.get('text-decoration-line')}`;
	const raised = { super: 'sup', sub: 'sub' }[style.get('vertical-align') ?? ''];
	return [
		...(raised ? [raised] : []),
		...(drawn.includes('line-through') ? ['del'] : []),
		...(style.get('font-style') === 'italic' ? ['em'] : []),
		...(isBold(style.get('font-weight')) ? ['strong'] : []),
	];
}

/** Google Docs and many other programs write bold and italic as styles. */
function markStyles(body: HTMLElement): void {
	for (const span of body.querySelectorAll(':is(span, font)[data-style]')) {
		if ((span.textContent ?? '').trim() === '' || span.querySelector(blocks)) continue;
		for (const mark of marksIn(span)) {
			const wrapper = span.ownerDocument.createElement(mark);
			wrapper.append(...span.childNodes);
			span.append(wrapper);
		}
	}
	for (const span of body.querySelectorAll('span, font')) unwrap(span);
}

/** Drops a `b` whose own style cancels it: Google Docs wraps everything it copies in one. */
function dropVoidMarks(body: HTMLElement): void {
	for (const bold of body.querySelectorAll(':is(b, strong)[data-style]')) {
		const weight = styleOf(bold).get('font-weight');
		if (weight !== undefined && isPlain(weight)) unwrap(bold);
	}
	for (const italic of body.querySelectorAll(':is(i, em)[data-style]'))
		if (styleOf(italic).get('font-style') === 'normal') unwrap(italic);
	for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid"]')) unwrap(wrapper);
}

/** Chats and documents copy a line break as a newline that only a style displays. */
function breakLines(body: HTMLElement): void {
	const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
	const texts: Text[] = [];
	while (walker.nextNode()) texts.push(walker.currentNode as Text);
	for (const text of texts) {
		if (!text.data.includes('\n') || text.data.trim() === '') continue;
		const holder = text.parentElement?.closest('[data-style*="white-space"], .copyable-text, pre');
		if (!holder || holder.localName === 'pre') continue;
		const space = styleOf(holder).get('white-space') ?? 'pre-wrap';
		if (!/^(?:pre|break-spaces)/.test(space)) continue;
		const lines = text.data.split('\n');
		const br = () => text.ownerDocument.createElement('br');
		text.replaceWith(...lines.flatMap((line, at) => (at === 0 ? [line] : [br(), line])));
	}
}

/** A chat's code block contains its own buttons and colours; only the code is kept. */
function bareCode(body: HTMLElement): void {
	for (const block of body.querySelectorAll('pre')) {
		const code = block.querySelector('code');
		if (!code) continue;
		code.replaceChildren(code.textContent ?? '');
		block.replaceChildren(code);
	}
	for (const formula of body.querySelectorAll('.katex')) {
		const source = formula.querySelector('annotation')?.textContent;
		const code = formula.ownerDocument.createElement('code');
		code.textContent = source ?? '';
		if (source) formula.replaceWith(code);
	}
}

/** Converts the particular HTML of Word, Google Docs and chats to standard elements. */
export function unwrapOffice(body: HTMLElement): void {
	const comments = '[data-style*="mso-comment"], .msocomoff, .MsoCommentText';
	for (const comment of body.querySelectorAll(comments)) comment.remove();
	dropVoidMarks(body);
	bareCode(body);
	breakLines(body);
	joinWordLists(body);
	nestLists(body);
	markStyles(body);
	for (const bold of body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) :is(b, strong)'))
		unwrap(bold);
	for (const item of body.querySelectorAll('li > p:only-of-type')) unwrap(item);
}
