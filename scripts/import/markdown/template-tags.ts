import { maskCode } from '#domain/text/mask-code';
import { lostLink } from '../settle-links.ts';
import { type LinkSite, linkArticle } from './article-links.ts';
import { hideNote, isWithinAddress } from './hide.ts';
import { asHtml, placeBlock } from './place-block.ts';
import type { MarkdownSite } from './read-site.ts';
import { type Pair, rewrite, rewriteAll, rewritePairs } from './rewrite.ts';
import { readArguments, shownText } from './shown-text.ts';

export interface TagSite
	extends LinkSite,
		Pick<MarkdownSite, 'hasLiquid' | 'isHexo' | 'isJekyll' | 'isHtml'> {
	/** Its settings, by which its texts may name an address. */
	values?: Readonly<Record<string, unknown>> | undefined;
}

/** Stands for a literal brace, which is no mark any more. */
const brace = '\uE000';

/** Up to the tag's end, or the next tag. */
const inTag = '(?:[^%{]|%(?!\\})|\\{(?!%))*?';
const ofLiquid: readonly Pair[] = [
	...'raw verbatim comment capture highlight codeblock code'.split(' ').map((name) => ({
		name,
		open: `\\{%-?\\s*${name}\\b(?<given>${inTag})-?%\\}`,
		close: `\\{%-?\\s*end${name}\\s*-?%\\}`,
	})),
	/** Liquid's and Nunjucks's notes of one tag. */
	{ name: 'comment', open: '\\{%-?\\s*#', close: '-?%\\}' },
];
const ofNunjucks: Pair = { name: 'comment', open: '\\{#-?\\s', close: '#\\}' };

const hugoTag = (name: string) => `\\{\\{[<%]\\s*${name}`;
const ofHugo: readonly Pair[] = [
	...['highlight', 'comment'].map((name) => ({
		name,
		open: `${hugoTag(name)}\\b(?<given>[^{}]*?)[>%]\\}\\}`,
		close: `${hugoTag(`/\\s*${name}`)}\\s*[>%]\\}\\}`,
	})),
	{ name: 'comment', open: '\\{\\{-?\\s*/\\*', close: '\\*/\\s*-?\\}\\}' },
];

/** A block of code; its marks are longer than any in it. */
function fence(code: string, language: string): string {
	const runs = [...code.matchAll(/`{3,}/g)].map(([run]) => run.length);
	const marks = '`'.repeat(Math.max(2, ...runs) + 1);
	const lines = code.replace(/^[^\S\n]*\n/, '').trimEnd();
	return `${marks}${/^[\w+#.-]+$/.test(language) ? language : ''}\n${lines}\n${marks}`;
}

/** Jekyll's and Hugo's first word is the language; Hexo's are what the code is called, as in `Array.map lang:js`. */
function codeOf(name: string, given: string, code: string): string {
	const { 0: first = '', lang } = readArguments(given);
	if (name === 'highlight') return fence(code, lang ?? first);
	const title = given.replace(/(?:^|\s)\w+:(?!\/\/)\S+/g, '').trim();
	return `${title && `${title}\n\n`}${fence(code, lang ?? '')}`;
}

/** Pairs whose content is code, written as it is, or not meant for readers. */
function readPairs(text: string, site: TagSite): string {
	function toText(match: RegExpExecArray, isInCode = false): string {
		const { name = '', given = '', inner = '' } = match.groups ?? {};
		if (/^(?:raw|verbatim)$/.test(name)) return inner.replaceAll('{', brace);
		if (/^(?:comment|capture)$/.test(name)) return isInCode ? '' : hideNote(match);
		return placeBlock(match, inner, (code) => codeOf(name, given, code), site);
	}
	const read = rewritePairs(text, ofHugo, toText);
	if (!site.hasLiquid) return read;
	// Except for Hexo's, these tags run before Markdown, even within code.
	return site.isHexo
		? rewritePairs(read, [...ofLiquid, ofNunjucks], toText)
		: rewriteAll(read, site.isJekyll ? ofLiquid : [...ofLiquid, ofNunjucks], toText);
}

/** In old blogs each article repeated its title, whose line of dashes made it a heading. */
const ownTitle =
	/^[ \t]*(?:#{1,6}[ \t]+)?\{\{-?\s*page\.title\s*-?\}\}[ \t]*(?:#+[ \t]*)?(?:\n[ \t]*(?:=+|-{2,})[ \t]*)?$/gm;

const findLink = (wanted: string, site: TagSite) => linkArticle(wanted, site) ?? lostLink(wanted);

/** Hexo's link to an article, with the words for it. */
function postLink(rest: string, site: TagSite): string {
	const [, wanted = '', title = ''] = /^\s*(\S+)\s*(.*?)\s*$/s.exec(rest) ?? [];
	return `[${title.replace(/^(["'])(.*)\1$/, '$2') || wanted}](${findLink(wanted, site)})`;
}

/** Addresses that Liquid makes, even within code. */
function readAddresses(text: string, site: TagSite): string {
	return text
		.replace(/\{%-?\s*(?:end)?(?:raw|verbatim)\s*-?%\}/g, '')
		.replace(/\{\{-?\s*site\.(?:base)?url\s*-?\}\}/g, '')
		.replace(/\{\{-?\s*site\.([a-z_]+)\s*-?\}\}/g, (whole, name: string) => {
			const value = site.values?.[name];
			return typeof value === 'string' ? value : whole;
		})
		.replace(/\{\{-?\s*(["'])\/?([^"'\s{}]*)\1\s*\|[^{}]*url[^{}]*\}\}/g, '/$2')
		.replace(/\{%-?\s*(post_url|link)\s+(\S+)\s*-?%\}/g, (_, name: string, wanted: string) => {
			const isFile = name === 'link' && !/\.(?:md|mdx|markdown|html?)$/.test(wanted);
			return isFile ? `/${wanted.replace(/^\//, '')}` : findLink(wanted, site);
		})
		.replace(ownTitle, '');
}

/** `include video/youtube.html id="…"` is known by its file's name. */
function tagText(name: string, rest: string, site: TagSite): string | undefined {
	if (name === 'post_link') return postLink(rest, site);
	const [, before = '', file = name] =
		(name.startsWith('include') && /^(\s*(?:[^\s/]+\/)*([\w-]+)(?:\.\w+)?)(?=\s|$)/.exec(rest)) ||
		[];
	return shownText(file, readArguments(rest.slice(before.length)));
}

const quoted = `"(?:[^"\\n{]|\\{(?![{%]))*"|'(?:[^'\\n{]|\\{(?![{%]))*'`;
const shortcode = `\\{\\{[<%]\\s*(?<shortcode>[\\w./-]+)(?![\\w./-])(?<given>(?:[^<>%"'{}]|${quoted})*?)/?[>%]\\}\\}`;
const liquidTag = `\\{%-?\\s*(?<tag>[a-z_]+)\\b(?<rest>(?:[^%"'{}]|${quoted})*?)-?%\\}`;
const unreadShortcode = String.raw`\{\{[<%]\s*/?\s*[\w.-][^{}]{0,200}\}?\}?`;
const unreadLiquid = String.raw`\{%-?\s*\w[^{}]{0,200}\}?|\{\{[^{}\n]{1,200}\}\}`;

/** Replaces the tags of Hugo, Jekyll, Hexo and Eleventy by what they showed; what is not known stays, and is `unread`. */
export function readTags(text: string, site: TagSite): { text: string; unread: string[] } {
	const paired = readPairs(text, site);
	const addressed = site.hasLiquid ? readAddresses(paired, site) : paired;
	const known = new RegExp(site.hasLiquid ? `${shortcode}|${liquidTag}` : shortcode, 'gi');
	const { text: read } = rewrite(addressed, known, (match) => {
		const { shortcode: name, given = '', tag = '', rest = '' } = match.groups ?? {};
		const named = readArguments(given);
		if (name === 'ref' || name === 'relref')
			return findLink(named['path'] ?? named['0'] ?? '', site);
		if (isWithinAddress(match)) return undefined;
		const made = name === undefined ? tagText(tag, rest, site) : shownText(name, named);
		return made !== undefined && site.isHtml ? asHtml(made) : made;
	});
	const left = site.hasLiquid ? `${unreadShortcode}|${unreadLiquid}` : unreadShortcode;
	return {
		text: read.replaceAll(brace, '{'),
		unread: maskCode(read).match(new RegExp(left, 'gi')) ?? [],
	};
}
