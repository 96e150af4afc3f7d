import { hide, rewrite } from './rewrite.ts';

/** Kramdown's classes, switches and its table of contents; a heading's name stays. */
const classes = /[ \t]*\{:(?!:)[^}\n]*\}|\{::?\/?[a-z]*(?: [^}\n]*)?\/?\}/g;
const tableOfContents = /^(?:[*-]|1\.)[ \t][^\n]*\n\{:[ \t]*toc[^}\n]*\}$/gm;
const abbreviation = /^\*\[[^\]\n]+\]:[^\n]*$/gm;
/** Python-Markdown's: code that says its language, a heading without a space, a place for the contents. */
const namedCode =
	/^(?: {4}|\t)(?::::|#!)([a-z][\w+-]*)[^\n]*\n((?:(?: {4}|\t)[^\n]*(?:\n|$)|[ \t]*\n(?=(?:[ \t]*\n)*(?: {4}|\t)))*)/gim;

const nameOf = (mark: string) => /#([\w:.-]+)/.exec(mark)?.[1];

/** Marks that only Kramdown reads, out of a text of Jekyll's. */
export function readKramdown(text: string): string {
	let { text: read } = rewrite(text, tableOfContents, () => '');
	read = rewrite(read, classes, (match) => {
		const line = match.input.slice(match.input.lastIndexOf('\n', match.index) + 1, match.index);
		const name = /^#{1,6}[ \t]/.test(line) ? nameOf(match[0]) : undefined;
		return name === undefined ? '' : ` {#${name}}`;
	}).text;
	return rewrite(read, abbreviation, hide).text;
}

/** Marks that only Python-Markdown reads, out of a text of Pelican's. */
export function readPythonMarkdown(text: string): string {
	const fenced = text.replace(
		namedCode,
		(_, language: string, code: string) =>
			`\n\`\`\`${language}\n${code.replace(/^(?: {4}|\t)/gm, '').trimEnd()}\n\`\`\`\n`,
	);
	const spaced = rewrite(fenced, /^(#{1,6})(?=[^\s#!])/gm, ([marks]) => `${marks} `).text;
	return rewrite(spaced, /^\[TOC\][ \t]*$/gm, () => '').text;
}
