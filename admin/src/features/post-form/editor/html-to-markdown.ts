import Turndown from 'turndown';
import { parseInert } from '../../../ui/trusted-html.ts';

/** What a style says and a mark should: Google Docs and Word write their bold and italic so. */
function marksOfStyle(element: HTMLElement): { bold: boolean; italic: boolean } {
	const { fontWeight, fontStyle } = element.style;
	return {
		bold: fontWeight === 'bold' || Number(fontWeight) >= 600,
		italic: fontStyle === 'italic',
	};
}

const rename = (element: Element, name: string) => {
	const other = element.ownerDocument.createElement(name);
	other.append(...element.childNodes);
	element.replaceWith(other);
};

const listMark = /^\s*(?:[·•▪◦o§]|(\d+)[.)])\s+/;

/** Word's lists are paragraphs with a bullet typed before them. */
function joinWordLists(body: HTMLElement): void {
	for (const line of body.querySelectorAll<HTMLElement>('p[class*="MsoListParagraph"]')) {
		const ordered = listMark.exec(line.textContent ?? '')?.[1] !== undefined;
		const name = ordered ? 'OL' : 'UL';
		const before = line.previousElementSibling;
		const list = before?.tagName === name ? before : line.ownerDocument.createElement(name);
		if (list !== before) line.before(list);
		for (const mark of line.querySelectorAll('[style*="mso-list"]')) mark.remove();
		const item = line.ownerDocument.createElement('li');
		item.append(...line.childNodes);
		const first = item.firstChild;
		if (first?.nodeType === Node.TEXT_NODE)
			first.textContent = (first.textContent ?? '').replace(listMark, '');
		list.append(item);
		line.remove();
	}
}

function clean(body: HTMLElement): void {
	for (const gone of body.querySelectorAll(
		'style, script, meta, link, title, head, template, iframe, object, svg, o\\:p',
	))
		gone.remove();
	for (const wrapper of body.querySelectorAll<HTMLElement>(
		'b[id^="docs-internal-guid"], b[style*="normal"]',
	))
		wrapper.replaceWith(...wrapper.childNodes);
	joinWordLists(body);
	for (const span of body.querySelectorAll<HTMLElement>('span[style]')) {
		const { bold, italic } = marksOfStyle(span);
		if (span.closest('h1, h2, h3, h4, h5, h6') && bold) continue;
		if (italic && (span.textContent ?? '').trim() !== '') rename(wrapIn(span, bold), 'em');
		else if (bold && (span.textContent ?? '').trim() !== '') rename(span, 'strong');
	}
	for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
	for (const item of body.querySelectorAll('li > p:only-of-type'))
		item.replaceWith(...item.childNodes);
	for (const image of body.querySelectorAll('img')) if (!/^https?:/.test(image.src)) image.remove();
}

function wrapIn(span: HTMLElement, bold: boolean): HTMLElement {
	if (!bold) return span;
	const strong = span.ownerDocument.createElement('strong');
	span.replaceWith(strong);
	strong.append(span);
	return span;
}

const cellText = (cell: Element) =>
	(cell.textContent ?? '').replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();

function tableText(table: HTMLTableElement): string {
	const rows = [...table.rows].map((row) => [...row.cells].map(cellText));
	const columns = Math.max(0, ...rows.map((row) => row.length));
	const line = (cells: string[]) =>
		`| ${Array.from({ length: columns }, (_, at) => cells[at] ?? '').join(' | ')} |`;
	const [head = [], ...body] = rows;
	return `\n\n${[line(head), line(Array(columns).fill('---')), ...body.map(line)].join('\n')}\n\n`;
}

function converter(): Turndown {
	const turndown = new Turndown({
		headingStyle: 'atx',
		bulletListMarker: '-',
		emDelimiter: '*',
		codeBlockStyle: 'fenced',
		hr: '---',
	});
	turndown.addRule('strike', { filter: ['del', 's'], replacement: (text) => `~~${text}~~` });
	turndown.addRule('table', {
		filter: 'table',
		replacement: (_, node) => tableText(node as unknown as HTMLTableElement),
	});
	turndown.addRule('kept', {
		filter: ['sup', 'sub', 'mark', 'u', 'kbd'],
		replacement: (text, node) =>
			`<${node.nodeName.toLowerCase()}>${text}</${node.nodeName.toLowerCase()}>`,
	});
	return turndown;
}

/** Pasted rich text as clean Markdown: the marks stay, fonts, colours and Word's scaffolding go. */
export function htmlToMarkdown(html: string): string {
	const { body } = parseInert(html);
	clean(body);
	const text = converter().turndown(body);
	return text
		.replaceAll('\u00A0', ' ')
		.replace(/^(\s*)-\s{2,}/gm, '$1- ')
		.replace(/^(\s*\d+\.)\s{2,}/gm, '$1 ')
		.replace(/[ \t]+$/gm, '')
		.replace(/\n{3,}/g, '\n\n')
		.trim();
}
