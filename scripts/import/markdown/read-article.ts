import { renderArticle } from '#article/render-article';
import { AppError } from '#domain/app-error';
import { cutToFit } from '#domain/text/cut-text';
import { maskCode } from '#domain/text/mask-code';
import { isPlainText } from '#domain/text/plain-text';
import { whyHiddenParts } from '../hidden-parts.ts';
import { htmlToArticle, htmlToText } from '../html/article-text.ts';
import type { ImportItem } from '../import-item.ts';
import { inTime } from '../in-time.ts';
import { asDraft, whyHidden, whyNotChosen, whyUnlisted } from '../why-hidden.ts';
import { replaceShortcodes } from '../wordpress/shortcodes.ts';
import { readArticleFields } from './article-fields.ts';
import { readFrontMatter, startsFrontMatter } from './front-matter.ts';
import { isMdx } from './mdx.ts';
import { type OldSite, withOldSite } from './old-site.ts';
import { isHtml, type MarkdownSite } from './read-site.ts';
import { listTemplateMarks, readFieldsInText, whyHiddenByText } from './state-in-text.ts';
import { type GivenSite, type ReadText, readToolSyntax } from './tool-syntax.ts';

const inline =
	/<\/?(?:a|abbr|b|br|code|del|em|i|ins|kbd|mark|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?\/?>/gi;

/** Jekyll and Hexo write a title into the page as it is, so that it can contain HTML. */
function shownTitle(title: string): string {
	const bare = title.replace(inline, '');
	return /&#?\w+;/.test(bare) ? htmlToText(bare.replaceAll('<', '&lt;')) : bare;
}

const shown = (text: string) => renderArticle(text, { title: '' }).html.replace(/\s+/g, ' ');

/** Lists, quotations and code keep their lines. */
const keepsLines = /^(?:[ \t]*(?:[-*+>|]|\d{1,9}[.)])[ \t]| {4}|\t)/m;

const joinLines = (text: string) =>
	text
		.split(/\n(?:[ \t]*\n)+/)
		.map((block) => (keepsLines.test(block) ? block : block.replace(/(?<! {2}|\\)\n[ \t]*/g, ' ')))
		.join('\n\n');

/**
 * In a text without marks of blocks this blog guesses headings and line breaks. In a file of a Markdown tool there is
 * nothing to guess, so its lines are joined; where that is not enough, a comment says what it is.
 */
function settleLines(text: string): string {
	if (!isPlainText(text)) return text;
	const marked = `${text.trimEnd()}\n\n<!-- em Markdown -->\n`;
	const wanted = shown(marked);
	return [text, joinLines(text)].find((each) => shown(each) === wanted) ?? marked;
}

/** An article in HTML, as Jekyll's importers of WordPress and Blogger write them and Hugo allows them. */
function readHtml(
	html: string,
	source: string,
	{ title, ...site }: GivenSite & { title: string },
): ReadText {
	const { content, notes, unread } = readToolSyntax(html, source, { ...site, isHtml: true });
	const shown = replaceShortcodes(content, {
		findAttachment: () => undefined,
		uploads: [],
		note: (text) => notes.push(text),
	});
	return { content: htmlToArticle(shown, { title, baseUrl: '', keepLines: false }), notes, unread };
}

/** So that the folder of the articles alone gives the same names as the whole site. */
const home = /^(?:(?:source\/)?_posts|(?:src\/)?content)\/(?=.)/;

/**
 * A file's keys: by its path in its site, and as earlier versions named it, from the folder that was imported and as a Mac
 * writes it.
 */
function identify(
	source: string,
	{ root, isSite, isJekyll, isOwn }: MarkdownSite,
	{ address = '' }: OldSite,
): Pick<ImportItem, 'key' | 'formerKeys' | 'place'> {
	if (isOwn) return { key: source };
	const name = isSite ? source.slice(root.length) : source;
	const key = name.replace(home, '');
	const former = [source, name, ...(isJekyll ? [`_posts/${key}`] : [])];
	const asStored = [...former, key].map((each) => each.normalize('NFD'));
	return {
		key,
		place: address,
		formerKeys: [...new Set([...former, ...asStored])].filter((each) => each !== key),
	};
}

interface DecodedText {
	text: string;
	/** The encoding, if it was not UTF-8. */
	encoding?: string;
}

const marks: readonly (readonly [mark: number[], encoding: string])[] = [
	[[0xff, 0xfe], 'utf-16le'],
	[[0xfe, 0xff], 'utf-16be'],
];

/** Decodes a text file: by its byte order mark, else as UTF-8, else as Windows-1252. Throws when it is not text. */
function decodeText(bytes: Uint8Array): DecodedText {
	const [, wide] = marks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? [];
	if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: wide.toUpperCase() };
	if (bytes.includes(0)) throw new Error('não é um arquivo de texto');
	try {
		return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
	} catch {
		const encoding = 'windows-1252';
		return { text: new TextDecoder(encoding).decode(bytes), encoding: 'Windows-1252' };
	}
}

const closedFolder = /(?:^|\/)(_?(?:drafts?|rascunhos?|private|privad[oa]s?))\//i;

/** Files that tools pass over; Jekyll's own folders begin like that, too. */
function whyPassedOver(
	name: string,
	{ above = '', isSite, isJekyll, parts }: MarkdownSite,
): string | undefined {
	const [, folder] = closedFolder.exec(`${above}/${name}`) ?? [];
	if (folder) return `da pasta "${folder}"`;
	if (parts.has(name)) return 'parte de outra página';
	// Nuxt's way.
	if (/\.(?:draft|rascunho)\.[^./]+$/i.test(name)) return 'rascunho no site antigo';
	const hidden = isSite && !isJekyll ? /(?:^|\/)(?:_(?!posts\/)|\.)[^/]*/ : /(?:^|\/)[_.][^/]*$/;
	const [part] = hidden.exec(name) ?? [];
	return part && `"${part.replace('/', '')}" fica fora do site antigo`;
}

const whyHeadless = (text: string, name: string, { above = '', isJekyll }: MarkdownSite) =>
	isJekyll && /(?:^|\/)_posts\//.test(`${above}/${name}`) && !startsFrontMatter(text)
		? 'sem cabeçalho no começo, o que o Jekyll não mostra'
		: undefined;

/** Pages and translations would stand between the blog's articles. */
function whyDraft(fields: Record<string, unknown>, name: string, site: MarkdownSite, old: OldSite) {
	const language = site.translations.get(name);
	if (language !== undefined) return `tradução (${language})`;
	if (fields['is_page'] === true) return 'página';
	return (
		whyPassedOver(name, site) ??
		whyHidden(fields) ??
		whyLocked(fields, old) ??
		whyUnlisted(fields, old.place?.hosts ?? []) ??
		whyNotChosen(fields, old.choice)
	);
}

/** An article's own `password: ""` opens it. */
function whyLocked(
	{ category, tags, password }: Record<string, unknown>,
	{ lockedTags = [] }: OldSite,
): string | undefined {
	const isLocked = [category, tags].flat().some((tag) => lockedTags.includes(String(tag)));
	return isLocked && password === undefined ? 'protegido por senha' : undefined;
}

/** Tags whose text only those saw who had a password, outside code. */
const tag = /\{(?:\{[<%]|%-?)\s*([\w-]+)[\s>%]/g;
const closed =
	/encrypt|password|passwd|protected|private|secret|members?-?only|subscribers?-?only|paywall/i;
function whyClosed(content: string): string | undefined {
	const shown = maskCode(content);
	return [...shown.matchAll(tag)].some(([, name = '']) => closed.test(name))
		? 'tem partes que só se liam com senha'
		: whyHiddenParts(shown);
}

const mostNamed = 3;

/** Only the old site's code knows what these marks showed there. */
function whyUnread(text: string, marks: readonly string[]): string | undefined {
	if (marks.length === 0) return undefined;
	const masked = maskCode(text);
	const named = [...new Set(marks)].slice(0, mostNamed).map((mark) => {
		const at = masked.indexOf(mark.split('\n', 1)[0] ?? '');
		const name = cutToFit(mark.replace(/\s+/g, ' ').trim(), 60);
		return at < 0 ? name : `${name} (linha ${masked.slice(0, at).split('\n').length})`;
	});
	return `marcas que este blog não entende ficaram no texto: ${named.join(', ')}`;
}

/** Hexo breaks lines where the text does. */
const isMarkdownText = (given: Record<string, unknown>, { isHexo, isOwn }: MarkdownSite) =>
	Object.keys(given).length > 0 && !isHexo && !isOwn;

/** Of a comic strip, for example, a file may have no more. */
function pictureAlone({ image, image_alt, title }: Record<string, unknown>): string | undefined {
	if (typeof image !== 'string' || image.trim() === '') return undefined;
	const words = String(image_alt ?? title ?? '').replace(/[[\]\n]/g, ' ');
	return `![${words}](<${image.trim()}>)`;
}

/** Parsers of front matter report in English. */
function explain(error: unknown): string {
	if (error instanceof AppError) return error.message;
	const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
	const [, line] = /\bline:? (\d+)/i.exec(String(error)) ?? [];
	if (/[ãçéí]/.test(reason)) return reason;
	return line ? `cabeçalho incorreto, linha ${Number(line) + 1}` : 'cabeçalho incorreto';
}

function readText(bytes: Uint8Array, source: string, site: MarkdownSite, old: OldSite): ImportItem {
	const { text, encoding } = decodeText(bytes);
	const { fields: own, repeated, content: body } = readFrontMatter(text);
	if (own['working_copy_of'] !== undefined)
		throw new Error('são mudanças não publicadas de um post deste blog, e não um post');
	const { timeZone, authors, isMonthFirst } = old;
	const inText = readFieldsInText(body, {
		isMdx: isMdx(source, body, site),
		isNotion: /[ _-][\da-f]{32}\.md$/.test(source),
		isVault: site.isVault,
	});
	const { content } = inText;
	const given = {
		...old.listInherited?.(source.slice(site.root.length)),
		...inText.fields,
		...own,
	};
	const place = {
		...site,
		name: source.slice(site.root.length),
		timeZone,
		authors,
		isMonthFirst,
	};
	const fields = withOldSite(
		{ fields: readArticleFields(given, place), given, name: place.name },
		old,
	);
	const isRaw = (site.isJekyll || site.isHexo) && typeof fields['title'] === 'string';
	if (isRaw) fields['title'] = shownTitle(String(fields['title']));
	const title = typeof fields['title'] === 'string' ? fields['title'] : '';
	const shownAs = { ...site, title, values: old.settings };
	const read = isHtml(source)
		? readHtml(content, source, shownAs)
		: readToolSyntax(content, source, shownAs);
	const alone = read.content.trim() === '' ? pictureAlone(fields) : undefined;
	const notes = [
		...(encoding ? [`não era UTF-8: lido como ${encoding}`] : []),
		...(alone ? ['não tinha texto: a imagem está no lugar dele'] : []),
		...(repeated.length > 0
			? [`campos repetidos no cabeçalho, dos quais vale o último: ${repeated.join(', ')}`]
			: []),
		...inText.notes,
		...read.notes,
	];
	const item = {
		...identify(source, site, old),
		source,
		fields: {
			...fields,
			...(!site.isOwn && { is_of_tool: true }),
			content: alone ?? (isMarkdownText(given, site) ? settleLines(read.content) : read.content),
		},
		...(notes.length > 0 && { notes }),
	};
	const why =
		whyHeadless(text, place.name, site) ??
		whyDraft(fields, place.name, site, old) ??
		(site.isOwn
			? undefined
			: (whyHiddenByText(content) ??
				whyClosed(content) ??
				whyUnread(text, [...read.unread, ...(site.hasLiquid ? [] : listTemplateMarks(text))])));
	return asDraft(item, why);
}

/**
 * Reads one file in Markdown or HTML as an article. A file that is not text or has an invalid header becomes an item that is
 * refused later with the reason.
 */
export function readArticle(
	bytes: Uint8Array,
	source: string,
	site: MarkdownSite,
	old: OldSite = {},
): ImportItem {
	try {
		return inTime(bytes.length, () => readText(bytes, source, site, old));
	} catch (error) {
		return { key: source, source, fields: { unreadable: explain(error) } };
	}
}
