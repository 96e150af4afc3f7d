import { hide, hideNote } from './hide.ts';
import { rewrite, rewritePairs } from './rewrite.ts';

/** Kramdown's classes, options and table of contents; a heading's id stays. */
const classes = /[ \t]*\{:(?!:)[^}\n]*\}|\{::?\/?[a-z]*(?: [^}\n]*)?\/?\}/g;
const privateNote = '\\{::comment\\}[\\s\\S]*?\\{:/(?:comment)?\\}';
const tableOfContents = /^(?:[*-]|1\.)[ \t][^\n]*\n\{:[ \t]*toc[^}\n]*\}$/gm;
const abbreviation = /^\*\[[^\]\n]+\]:[^\n]*$/gm;
/** Python-Markdown's code language lines, headings without a space, and table of contents. */
const namedCode =
	/^(?: {4}|\t)(?::::|#!)([a-z][\w+-]*)[^\n]*\n((?:(?: {4}|\t)[^\n]*(?:\n|$)|[ \t]*\n(?=(?:[ \t]*\n)*(?: {4}|\t)))*)/gim;

const nameOf = (mark: string) => /#([\w:.-]+)/.exec(mark)?.[1];

/** Removes marks that only Kramdown understands from a Jekyll text. */
export function readKramdown(text: string): string {
	const noted = rewritePairs(text, privateNote, hideNote);
	let { text: read } = rewrite(noted, tableOfContents, () => '');
	read = rewrite(read, classes, (match) => {
		const line = match.input.slice(match.input.lastIndexOf('\n', match.index) + 1, match.index);
		const name = /^#{1,6}[ \t]/.test(line) ? nameOf(match[0]) : undefined;
		return name === undefined ? '' : ` {#${name}}`;
	}).text;
	return rewrite(read, abbreviation, hide).text;
}

/** Removes marks that only Python-Markdown understands from a Pelican text. */
export function readPythonMarkdown(text: string): string {
	const fenced = text.replace(
		namedCode,
		(_, language: string, code: string) =>
			`\n\`\`\`${language}\n${code.replace(/^(?: {4}|\t)/gm, '').trimEnd()}\n\`\`\`\n`,
	);
	const spaced = rewrite(fenced, /^(#{1,6})(?=[^\s#!])/gm, ([marks]) => `${marks} `).text;
	return rewrite(spaced, /^\[TOC\][ \t]*$/gm, () => '').text;
}
