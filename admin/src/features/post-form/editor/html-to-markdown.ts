import { makeMarkdownWriter } from '#article/markdown-writer';
import { parseInert } from '../../../ui/trusted-html.ts';
import { keepAllowed, type Removed } from './clean-paste.ts';
import { unwrapOffice } from './unwrap-office.ts';

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

const toMarkdown = makeMarkdownWriter({
	table: {
		filter: 'table',
		replacement: (_, node) => tableText(node as unknown as HTMLTableElement),
	},
});

export interface PastedText {
	markdown: string;
	/** Is there more in it than plain paragraphs? */
	isRich: boolean;
	removed: Removed[];
}

/** Pasted rich text as clean Markdown: the marks stay, fonts, colours and scaffolding go. */
export function htmlToMarkdown(html: string): PastedText {
	const { body } = parseInert(html);
	unwrapOffice(body);
	const removed = keepAllowed(body);
	const isRich = body.querySelector('*:not(p, div, br)') !== null;
	const markdown = toMarkdown(body)
		.replaceAll('\u00A0', ' ')
		.replace(/[ \t]+$/gm, '')
		.replace(/\n{3,}/g, '\n\n')
		.trim();
	return { markdown, isRich, removed };
}
