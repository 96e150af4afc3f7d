import { counted } from '../counted.ts';
import { lostLink } from '../settle-links.ts';
import { type LinkPlace, linkArticle, readFileLinks } from './article-links.ts';
import { asHtml } from './as-html.ts';
import { readDefinitions } from './definitions.ts';
import { readKramdown, readPythonMarkdown } from './dialect.ts';
import { hide, isWithinAddress } from './hide.ts';
import { readHugoPairs } from './hugo-pairs.ts';
import { inAddress } from './in-address.ts';
import { readLiquid } from './liquid.ts';
import { isMdx, readMdx } from './mdx.ts';
import type { MarkdownSite } from './read-site.ts';
import { rewrite } from './rewrite.ts';
import { readArguments, shownText } from './shown-text.ts';
import { readWiki } from './wiki.ts';

export interface ReadText {
	content: string;
	notes: string[];
}

/** Of Hugo's `ref`, which stands in an address. */
function refAddress(match: RegExpExecArray, given: Record<string, string>, place: LinkPlace) {
	const wanted = given['path'] ?? given['0'] ?? '';
	return linkArticle(wanted, place) ?? (isWithinAddress(match) ? lostLink(wanted) : undefined);
}

function readShortcodes(
	text: string,
	notes: string[],
	site: LinkPlace & Pick<MarkdownSite, 'isHtml'>,
): string {
	const unknown = new Set<string>();
	const pattern = /\{\{[<%]\s*(\/?)([\w./-]+)((?:[^<>%"'}]|"[^"\n]*"|'[^'\n]*')*?)\/?\s*[>%]\}\}/g;
	const { text: read, count } = rewrite(text, pattern, (match) => {
		const [, slash, name = '', given = ''] = match;
		const named = readArguments(given);
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

const noticeNames: Record<string, string> = {
	...{ note: 'Nota', tip: 'Dica', important: 'Importante', warning: 'Atenção', caution: 'Cuidado' },
	...{ info: 'Informação', abstract: 'Resumo', summary: 'Resumo', tldr: 'Resumo', todo: 'A fazer' },
	...{ hint: 'Dica', success: 'Feito', check: 'Feito', done: 'Feito', question: 'Pergunta' },
	...{ help: 'Ajuda', faq: 'Pergunta', attention: 'Atenção', failure: 'Falha', fail: 'Falha' },
	...{ missing: 'Falta', danger: 'Perigo', error: 'Erro', bug: 'Defeito', example: 'Exemplo' },
	...{ quote: 'Citação', cite: 'Citação' },
};

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
