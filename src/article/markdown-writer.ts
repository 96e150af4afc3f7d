import Turndown from 'turndown';
import { escapeMarkdown } from '#domain/text/escape-markdown';
import { linkSign, writeInlineMark } from './write-inline-marks.ts';

const fence = /^[ \t]*(`{3,}|~{3,})/;
/** Blanks of a word processor at a line's start, behind the marks of quotations and items. */
const indent = /^( *(?:>[ ]?|[-*+] +|\d+[.)] +)*) *(?![ \n])\s.*?(?=\S|$)/u;

/** Markdown keeps a link's edge where it is, but reads signs in its text. */
const escapeEdges = (text: string) =>
	text.replace(/(?<![\\\p{L}\p{N}])_|(?<!\\)_(?![\p{L}\p{N}])/gu, '\\_');

/** The indents of a printed page would be code. */
function dropIndents(markdown: string): string {
	let open = '';
	return markdown
		.split('\n')
		.map((line) => {
			const [, marks = ''] = fence.exec(line) ?? [];
			if (open === '' && marks === '') return line.replace(indent, '$1');
			if (open === '') open = marks;
			else if (marks.startsWith(open)) open = '';
			return line;
		})
		.join('\n');
}

/** Creates a converter from HTML to an article's Markdown. Callers may add rules: `{ table: … }`. */
export function makeMarkdownWriter(
	rules: Record<string, Turndown.Rule> = {},
): (source: string | HTMLElement) => string {
	const turndown = new Turndown({
		headingStyle: 'atx',
		bulletListMarker: '-',
		emDelimiter: '*',
		codeBlockStyle: 'fenced',
		hr: '---',
	});
	turndown.escape = escapeMarkdown;
	const { inlineLink } =
		(turndown.options as { rules?: Record<string, Turndown.Rule> }).rules ?? {};
	turndown.addRule('mark', {
		filter: ['strong', 'b', 'em', 'i', 'del', 's'],
		replacement: (text, node) => writeInlineMark(text, node as HTMLElement),
	});
	if (inlineLink)
		turndown.addRule('link', {
			...inlineLink,
			replacement: (text, ...given) =>
				linkSign + (inlineLink.replacement?.(escapeEdges(text), ...given) ?? ''),
		});
	turndown.addRule('kept', {
		// What an article may contain and Markdown has no syntax for.
		filter: ['sup', 'sub', 'mark', 'u', 'ins', 'kbd', 'small', 'abbr', 'cite', 'q'],
		replacement: (text, { nodeName }) =>
			`<${nodeName.toLowerCase()}>${text}</${nodeName.toLowerCase()}>`,
	});
	for (const [name, rule] of Object.entries(rules)) turndown.addRule(name, rule);
	return (source) =>
		dropIndents(
			turndown
				.turndown(source)
				.replaceAll(`!${linkSign}`, '\\!')
				.replaceAll(linkSign, '')
				.replace(/^([^\S\n]*)-\s{2,}/gm, '$1- ')
				.replace(/^([^\S\n]*\d+\.)\s{2,}/gm, '$1 '),
		).trim();
}
