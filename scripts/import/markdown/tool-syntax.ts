import { tableOf } from '#domain/text/table-of';
import { counted } from '../counted.ts';
import { lostLink } from '../settle-links.ts';
import { type LinkSite, linkArticle, readFileLinks } from './article-links.ts';
import { asHtml } from './as-html.ts';
import { fence } from './fence.ts';
import { hide, hideNote, isWithinAddress, lineBefore } from './hide.ts';
import { inAddress } from './in-address.ts';
import { readLiquid } from './liquid.ts';
import { isMdx, readMdx } from './mdx.ts';
import { placeBlock } from './place-block.ts';
import type { MarkdownSite } from './read-site.ts';
import { type Pair, rewrite, rewritePairs } from './rewrite.ts';
import { readArguments, shownText } from './shown-text.ts';
import { readWiki } from './wiki.ts';

const tag = (name: string) => `\\{\\{[<%]\\s*${name}`;
const close = (name: string) => `${tag(`/\\s*${name}`)}\\s*[>%]\\}\\}`;
/** Code and private notes of Hugo, neither of which is Markdown. */
const ofHugo: readonly Pair[] = [
	{
		name: 'highlight',
		open: `${tag('highlight')}\\b(?<given>[^{}]*?)[>%]\\}\\}`,
		close: close('highlight'),
	},
	{ open: `${tag('comment')}\\s*[>%]\\}\\}`, close: close('comment') },
	{ open: '\\{\\{-?\\s*/\\*', close: '\\*/\\s*-?\\}\\}' },
];

const readHugoPairs = (text: string, site: Pick<MarkdownSite, 'isHtml'>): string =>
	rewritePairs(text, ofHugo, (match) => {
		const { name, inner = '', given = '' } = match.groups ?? {};
		if (name !== 'highlight') return hideNote(match);
		const { 0: language, lang } = readArguments(given);
		return placeBlock(match, inner, (lines) => fence(lines, language ?? lang ?? ''), site);
	});

/** Kramdown's classes, options and table of contents; a heading's id stays. */
const classes = /(?<![ \t])[ \t]*\{:(?!:)[^{}\n]*\}|\{::?\/?[a-z]*(?: [^{}\n]*)?\/?\}/g;
const privateNote: Pair = { open: '\\{::comment\\}', close: '\\{:/(?:comment)?\\}' };
const tableOfContents = /^(?:[*-]|1\.)[ \t][^\n]*\n\{:[ \t]*toc[^}\n]*\}$/gm;
const abbreviation = /^\*\[[^\]\n]+\]:[^\n]*$/gm;
/** Python-Markdown's code language lines, headings without a space, and table of contents. */
const namedCode =
	/^(?: {4}|\t)(?::::|#!)([a-z][\w+-]*)[^\n]*\n((?:(?:[ \t]*\n)*(?: {4}|\t)[^\n]*(?:\n|$))*)/gim;

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

/** Removes marks that only Python-Markdown understands from a Pelican text. */
function readPythonMarkdown(text: string): string {
	const fenced = text.replace(
		namedCode,
		(_, language: string, code: string) =>
			`\n\`\`\`${language}\n${code.replace(/^(?: {4}|\t)/gm, '').trimEnd()}\n\`\`\`\n`,
	);
	const spaced = rewrite(fenced, /^(#{1,6})(?=[^\s#!])/gm, ([marks]) => `${marks} `).text;
	return rewrite(spaced, /^\[TOC\][ \t]*$/gm, () => '').text;
}

const term = '(?![ \\t]|[-*+>#|:<]|\\d+[.)])[^\\n]+\\n';
const definition = ':[ \\t]+[^\\n]+(?:\\n[ \\t]{2,}\\S[^\\n]*)*(?:\\n|(?![\\s\\S]))';
const list = new RegExp(
	`(?<![^\\n]\\n)^(?:${term}(?:${definition})+)+(?=[ \\t]*\\n|(?![\\s\\S]))`,
	'gm',
);

/** Lists of terms, each with what it means below it after a colon, which only HTML has here. */
function readDefinitions(text: string): string {
	const { text: read } = rewrite(text, list, ([whole]) => {
		const items = whole
			.trimEnd()
			.split(/\n(?![ \t])/)
			.map((item) => {
				const name = item.startsWith(':') ? 'dd' : 'dt';
				return `<${name}>\n\n${item.replace(/^:[ \t]+/, '').replace(/\n[ \t]+/g, '\n')}\n\n</${name}>`;
			});
		return `<dl>\n${items.join('\n')}\n</dl>\n`;
	});
	return read;
}

export interface ReadText {
	content: string;
	notes: string[];
}

/** Of Hugo's `ref`, which stands in an address. */
function refAddress(match: RegExpExecArray, given: Record<string, string>, place: LinkSite) {
	const wanted = given['path'] ?? given['0'] ?? '';
	return linkArticle(wanted, place) ?? (isWithinAddress(match) ? lostLink(wanted) : undefined);
}

function readShortcodes(
	text: string,
	notes: string[],
	site: LinkSite & Pick<MarkdownSite, 'isHtml'>,
): string {
	const unknown = new Set<string>();
	const pattern =
		/\{\{[<%]\s*(\/?)([\w./-]+)(?![\w./-])((?:[^<>%"'{}]|"(?:[^"\n{]|\{(?!\{))*"|'(?:[^'\n{]|\{(?!\{))*')*?)[>%]\}\}/g;
	const { text: read, count } = rewrite(text, pattern, (match) => {
		const [, slash, name = '', given = ''] = match;
		const named = readArguments(given.trimEnd().replace(/\/$/, ''));
		const address = /^(?:rel)?ref$/.test(name) ? refAddress(match, named, site) : undefined;
		if (address !== undefined) return address;
		if (isWithinAddress(match)) return inAddress(match, named) ?? '';
		const made = slash ? undefined : shownText(name, named);
		if (made !== undefined) return site.isHtml ? asHtml(made) : made;
		unknown.add(name);
		return hide(match);
	});
	if (count > 0)
		notes.push(`${counted(count, 'atalho do Hugo virou', 'atalhos do Hugo viraram')} texto`);
	if (unknown.size > 0)
		notes.push(
			`atalhos que este blog não conhece estão escondidos no texto: ${[...unknown].join(', ')}`,
		);
	return read;
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
	abstract: 'Resumo',
	summary: 'Resumo',
	tldr: 'Resumo',
	todo: 'A fazer',
	hint: 'Dica',
	success: 'Feito',
	check: 'Feito',
	done: 'Feito',
	question: 'Pergunta',
	help: 'Ajuda',
	faq: 'Pergunta',
	attention: 'Atenção',
	failure: 'Falha',
	fail: 'Falha',
	missing: 'Falta',
	danger: 'Perigo',
	error: 'Erro',
	bug: 'Defeito',
	example: 'Exemplo',
	quote: 'Citação',
	cite: 'Citação',
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

/** Removes marks that only the old tool understands, and reports each kind. */
export function readToolSyntax(content: string, source: string, given: MarkdownSite): ReadText {
	const notes: string[] = [];
	const site = { ...given, source };
	let read = content;
	if (/\{\{-?[<%/\s]/.test(read)) read = readShortcodes(readHugoPairs(read, site), notes, site);
	if (site.hasLiquid && /\{[{%#]/.test(read)) read = readLiquid(read, notes, site);
	if (site.isHtml) return { content: readFileLinks(read, site), notes };
	if (!site.isOwn) read = readWiki(read, notes, site);
	if (/^[ \t]*:::/m.test(read)) read = readFrames(read, notes);
	if (/^[ \t]*>.*\[!/m.test(read)) read = readNotices(read);
	if (site.isJekyll) read = readKramdown(read);
	if (site.isPelican) read = readPythonMarkdown(read);
	if (/^:[ \t]/m.test(read)) read = readDefinitions(read);
	if (isMdx(source, content, site)) read = readMdx(read, notes);
	return { content: readFileLinks(read, site), notes };
}
