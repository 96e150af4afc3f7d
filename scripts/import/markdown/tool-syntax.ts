import { tableOf } from '#domain/text/table-of';
import { readFileLinks } from './article-links.ts';
import { hide, hideNote, lineBefore } from './hide.ts';
import { isMdx, readMdx } from './mdx.ts';
import type { MarkdownSite } from './read-site.ts';
import { type Pair, rewrite, rewritePairs } from './rewrite.ts';
import { readTags, type TagSite } from './template-tags.ts';
import { readWiki } from './wiki.ts';

/** Kramdown's classes, options and table of contents; a heading's id stays. */
const classes = /(?<![ \t])[ \t]*\{:(?!:)[^{}\n]*\}|\{::?\/?[a-z]*(?: [^{}\n]*)?\/?\}/g;
const privateNote: Pair = { open: '\\{::comment\\}', close: '\\{:/(?:comment)?\\}' };
const tableOfContents = /^(?:[*-]|1\.)[ \t][^\n]*\n\{:[ \t]*toc[^}\n]*\}$/gm;
const abbreviation = /^\*\[[^\]\n]+\]:[^\n]*$/gm;
const nameOf = (mark: string) => /#([\w:.-]+)/.exec(mark)?.[1];

/** Removes marks that only Kramdown understands from a Jekyll text. */
function readKramdown(text: string): string {
	const noted = rewritePairs(text, [privateNote], hideNote);
	let { text: read } = rewrite(noted, tableOfContents, () => '');
	read = rewrite(read, classes, (match) => {
		const name = /^#{1,6}[ \t]/.test(lineBefore(match)) ? nameOf(match[0]) : undefined;
		return name === undefined ? '' : ` {#${name}}`;
	}).text;
	return rewrite(read, abbreviation, hide).text;
}

/** Removes Python-Markdown's languages of code and table of contents, and gives its headings their space. */
function readPythonMarkdown(text: string): string {
	const spaced = rewrite(text, /^(#{1,6})(?=[^\s#!])/gm, ([marks]) => `${marks} `).text;
	const { text: read } = rewrite(spaced, /^\[TOC\][ \t]*$/gm, () => '');
	return read.replace(/^(?: {4}|\t)(?::::|#!)[a-z][\w+-]*[^\n]*\n/gim, '');
}

export type GivenSite = MarkdownSite & Pick<TagSite, 'values'>;

export interface ReadText {
	content: string;
	notes: string[];
	/** Marks that stay as they are written, because nobody here knows them. */
	unread: string[];
}

/** Frames of Hexo, VuePress, Docusaurus and Astro: what is in them stays, after its title. */
function readFrames(text: string, notes: string[]): string {
	const frame =
		/^[ \t]*:{3,}[ \t]*(?:(?:note|tip|info|warning|danger|caution|success|important|details|spoiler)\b[ \t]*\[?([^\]{}\n]*)[^\n]*)?$/gim;
	const { text: read, count } = rewrite(text, frame, ([, title = '']) =>
		title.trim() === '' ? '\n' : `\n**${title.trim()}**\n`,
	);
	if (count === 0) return text;
	notes.push('avisos em moldura viraram texto');
	return read;
}

const noticeNames = tableOf<string>({
	note: 'Nota',
	tip: 'Dica',
	important: 'Importante',
	warning: 'Atenção',
	caution: 'Cuidado',
	info: 'Informação',
	danger: 'Perigo',
	example: 'Exemplo',
	question: 'Pergunta',
});

/** GitHub's and Hugo's notices: a quotation whose first line says its kind, or its title. */
const readNotices = (text: string): string =>
	rewrite(
		text,
		/^((?:[ \t]*>)+[ \t]*)\[!([a-z]+)\][+-]?[ \t]*([^\n]*)$/gim,
		([, marks = '>', kind = '', title = '']) => {
			const name = title.trim() || noticeNames[kind.toLowerCase()];
			return name === undefined ? marks.trimEnd() : `${marks}**${name}**\n${marks.trimEnd()}`;
		},
	).text;

/** Removes marks that only the old tool understands, and reports those that stay. */
export function readToolSyntax(content: string, source: string, given: GivenSite): ReadText {
	const notes: string[] = [];
	const site = { ...given, source };
	const tags = readTags(content, site);
	let read = tags.text;
	if (read !== content) notes.push('marcas do site antigo viraram texto');
	if (site.isHtml) return { content: readFileLinks(read, site), notes, unread: tags.unread };
	if (!site.isOwn) read = readWiki(read, notes, site);
	if (/^[ \t]*:::/m.test(read)) read = readFrames(read, notes);
	if (/^[ \t]*>.*\[!/m.test(read)) read = readNotices(read);
	if (site.isJekyll) read = readKramdown(read);
	if (site.isPelican) read = readPythonMarkdown(read);
	const mdx = isMdx(source, content, site) ? readMdx(read) : { text: read, unread: [] };
	return {
		content: readFileLinks(mdx.text, site),
		notes,
		unread: [...tags.unread, ...mdx.unread],
	};
}
