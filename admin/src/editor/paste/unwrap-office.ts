import { type Removed, rename } from './clean-paste.ts';
import { breakStyledLines } from './line-breaks.ts';
import { nameCode, readBarePre } from './name-code.ts';
import { joinWordLists, levelWebLists, nestLists } from './office-lists.ts';
import { dropContents, namePeople, nameStyles } from './office-styles.ts';
import { markCells } from './pasted-table.ts';
import { styleOf } from './style-of.ts';

const dash = /^\s*(?:[—–]|--)/;
/** Who said it, at a quotation's end. */
const sources =
	'blockquote footer, blockquote > cite:last-child, blockquote > p:last-child > cite:only-child';

const isAlone = (element: Element) =>
	element.parentElement?.localName !== 'p' ||
	element.parentElement.textContent?.trim() === element.textContent?.trim();

/** Writes a quotation's source as the article does: in a line of its own, behind a dash. */
function nameSources(body: HTMLElement): void {
	for (const source of body.querySelectorAll(sources)) {
		if (!body.contains(source) || !isAlone(source)) continue;
		const line = source.ownerDocument.createElement('p');
		for (const inner of source.querySelectorAll('p, div, cite'))
			inner.replaceWith(...inner.childNodes);
		line.append(dash.test(source.textContent ?? '') ? '' : '— ', ...source.childNodes);
		const around = source.parentElement?.localName === 'p' ? source.parentElement : source;
		around.replaceWith(line);
	}
}

/** Writes a reading (of Chinese or Japanese letters) as text does: in brackets behind them. */
function writeReadings(body: HTMLElement): void {
	for (const sign of body.querySelectorAll('rp')) sign.remove();
	for (const reading of body.querySelectorAll('rt'))
		if (reading.textContent?.trim()) reading.replaceWith('(', ...reading.childNodes, ')');
}

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

/** Word for the web writes headings as paragraphs. */
function nameHeadings(body: HTMLElement): void {
	for (const line of body.querySelectorAll('[role="heading"][aria-level]')) {
		const level = Number(line.getAttribute('aria-level'));
		rename(line, `h${Math.min(Math.max(level, 1), 6)}`);
	}
}

function hasTextBefore(line: Element): boolean {
	const nodes = [...(line.parentNode?.childNodes ?? [])];
	return nodes
		.slice(0, nodes.indexOf(line))
		.some((node) => /[\p{L}\p{N}]/u.test(node.textContent ?? ''));
}

/** What opens and closes elsewhere is always open here. */
function openDetails(body: HTMLElement): boolean {
	const all = [...body.querySelectorAll('details')];
	for (const details of all) {
		const summary = details.querySelector(':scope > summary');
		const title = details.ownerDocument.createElement('p');
		const bold = details.ownerDocument.createElement('strong');
		bold.append(...(summary?.childNodes ?? []));
		title.append(bold);
		summary?.replaceWith(title);
		details.replaceWith(...details.childNodes);
	}
	return all.length > 0;
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

/** Removes what reviewers wrote beside a text. */
function dropComments(body: HTMLElement): boolean {
	const all = body.querySelectorAll(
		'[data-style*="mso-comment"], [class^="msocom" i], .MsoCommentText, sup:has(> a[href^="#cmnt"]), div:has(> p > a[href^="#cmnt_ref"])',
	);
	for (const comment of all) comment.remove();
	return all.length > 0;
}

/** Converts the particular HTML of Word, Google Docs and chats to standard elements, and returns what was lost. */
export function unwrapOffice(body: HTMLElement): Removed[] {
	const removed: Removed[] = [];
	if (dropComments(body)) removed.push('comments');
	if (openDetails(body)) removed.push('folds');
	if (dropContents(body)) removed.push('contents');
	if (namePeople(body)) removed.push('people');
	for (const tool of body.querySelectorAll('.mw-editsection')) tool.remove();
	dropVoidMarks(body);
	nameCode(body);
	bareCode(body);
	readBarePre(body);
	breakStyledLines(body);
	nameHeadings(body);
	nameStyles(body);
	levelWebLists(body);
	joinWordLists(body);
	nestLists(body);
	nameSources(body);
	writeReadings(body);
	markCells(body);
	markStyles(body);
	for (const bold of body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) :is(b, strong)'))
		unwrap(bold);
	for (const line of body.querySelectorAll('li > p:only-of-type'))
		if (!hasTextBefore(line)) unwrap(line);
	return removed;
}
