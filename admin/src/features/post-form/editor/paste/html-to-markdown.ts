import { makeMarkdownWriter } from '#article/markdown-writer';
import { parseInert } from '../../../../ui/trusted-html.ts';
import { joinMarks } from '../keys/join-marks.ts';
import { keepAllowed, type Removed } from './clean-paste.ts';
import { dropLayoutTables, tableText } from './pasted-table.ts';
import { withInertStyles } from './style-of.ts';
import { unwrapOffice } from './unwrap-office.ts';

/** Stands for a line break until it is known whether it ends a paragraph. */
const lineEnd = '\uE000';

const toMarkdown: ReturnType<typeof makeMarkdownWriter> = makeMarkdownWriter({
	br: { filter: 'br', replacement: () => `${lineEnd}\n` },
	table: {
		filter: 'table',
		replacement: (_, node) =>
			tableText(node as unknown as HTMLTableElement, (cell) =>
				toMarkdown(cell).replaceAll(lineEnd, ''),
			),
	},
});

/** Turns several line breaks into a paragraph break, drops one at a paragraph's edge, and writes any other as Markdown does. */
const settleLineEnds = (text: string) =>
	text
		.replace(new RegExp(`(?:[ \\t]*${lineEnd}[ \\t]*\\n?[ \\t]*){2,}`, 'g'), '\n\n')
		.replace(new RegExp(`[ \\t]*${lineEnd}(?=\\s*(?:\\n[ \\t]*\\n|$))`, 'g'), '')
		.replace(new RegExp(`(^|\\n[ \\t]*\\n)\\s*${lineEnd}\\n?`, 'g'), '$1')
		.replaceAll(lineEnd, '\\');

export interface PastedText {
	markdown: string;
	/** Whether it contains more than plain paragraphs. */
	isRich: boolean;
	removed: Removed[];
}

/** Converts pasted rich text to clean Markdown: keeps emphasis and structure, drops fonts, colours and wrappers. */
export function htmlToMarkdown(html: string): PastedText {
	const { body } = parseInert(withInertStyles(html));
	unwrapOffice(body);
	const removed = keepAllowed(body);
	dropLayoutTables(body);
	joinMarks(body);
	const isRich = body.querySelector('*:not(p, div, br)') !== null;
	const markdown = settleLineEnds(toMarkdown(body).replaceAll('\u00A0', ' '))
		.replace(/[ \t]+$/gm, '')
		.replace(/\n{3,}/g, '\n\n')
		.trim();
	return { markdown, isRich, removed };
}
