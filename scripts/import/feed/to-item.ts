import { readOldAddress } from '#domain/names/old-address';
import { whyHiddenParts } from '../hidden-parts.ts';
import { htmlToArticle, htmlToText } from '../html/article-text.ts';
import type { ImportItem } from '../import-item.ts';
import { identify } from '../wordpress/identify.ts';
import { bloggerKey, inFullSize, isArchived, kindOf, whyDraft, withoutSize } from './blogger.ts';
import { type FeedPart, resolve } from './read-feed.ts';
import { settleMarkup } from './settle-markup.ts';

/** What the entries need to know of their feed. */
export interface FeedSite {
	/** Its page as it says itself, without a trailing slash; '' when it does not. */
	url: string;
	/** The same, or what the import was told. */
	home: string;
	authors: string[];
	/** Not everybody could read it. */
	isPrivate: boolean;
	/** Its descriptions are summaries, whatever their end. */
	hasSummaries: boolean;
}

const endsInDots = /(?:…|&#8230;|&hellip;|\.\.\.)\]?(?:\s|<[^<>]*>)*$/;
const leadsOn =
	/(?:leia mais|ler mais|continue (?:lendo|a ler|reading)|continuar (?:lendo|a ler)|read (?:more|on)|keep reading)(?: (?:on|em|no) [\w .]{1,40})?[\s.…»›→>)\]]*$/i;
const hasMarkup = /<(?:p|br|div|li|h[1-6]|table|blockquote|figure|pre)\b/gi;
/** No article has this many; each is sought in its text. */
const mostFiles = 100;
const uncategorised = /^(?:uncategori[sz]ed|sem categoria)$/i;

/** Some feeds have the text as its description. */
export const htmlOf = ({ texts }: FeedPart): string =>
	texts['content'] ?? texts['description'] ?? texts['summary'] ?? '';

/** Why the text is not all that readers of the old blog had; undefined where it is. */
function whyCut({ texts, files }: FeedPart, { hasSummaries }: FeedSite): string | undefined {
	const { content, description } = texts;
	const given = content ?? description ?? texts['summary'];
	if (given === undefined)
		return files.some(({ isPicture }) => isPicture) ? undefined : 'o feed não traz o texto';
	const isShort = (given.match(hasMarkup)?.length ?? 0) < 2;
	const isSummary =
		leadsOn.test(htmlToText(given.slice(-500))) ||
		(content === undefined && (endsInDots.test(given) || description === undefined)) ||
		(content === undefined && hasSummaries && isShort);
	return isSummary ? 'o feed só traz resumos' : undefined;
}

/** The address of the article on the old blog; its path where that is unknown. */
function linkOf({ texts, link, base }: FeedPart, { home }: FeedSite): string {
	const address = texts['origLink'] ?? (link || texts['blogger:filename'] || '');
	return address && resolve(address, base || `${home}/`);
}

/** The folder in which relative addresses are looked for, without its last slash. */
const folderOf = (address: string) => URL.parse('.', address)?.href.replace(/\/$/, '') ?? '';

function listAliases(link: string): string[] {
	const address = readOldAddress(link) ?? readOldAddress(link.replace(/[?#].*$/s, ''));
	return address === undefined ? [] : [address];
}

/** The last part of the address; a number is no name. */
function nameIn(link: string): string {
	const name = (listAliases(link)[0] ?? '').split('/').at(-1) ?? '';
	return /^\d*$|\?/.test(name) ? '' : name.replace(/\.(?:html?|php)$/i, '');
}

/** Posts of one blog come with the same key whatever archive or feed has them. */
function identifyEntry(
	entry: FeedPart,
	{ url }: FeedSite,
): Pick<ImportItem, 'key' | 'formerKeys' | 'place'> {
	const { id = '', title = '' } = entry.texts;
	const [, number = ''] = /[?&]p=(\d+)$/.exec(id) ?? [];
	const ids = [number, id || entry.link || title].filter((each) => each !== '');
	const ofFeed = identify(url, ids);
	const key = bloggerKey(entry);
	return key === undefined
		? ofFeed
		: { key, formerKeys: [ofFeed.key, ...(ofFeed.formerKeys ?? [])] };
}

/** The last part of a file's address, without what systems add for a size. */
const fileName = (address: string) =>
	withoutSize(address.replace(/[?#].*$|\/v1\/(?:fit|fill)\/.*$/gs, ''))
		.split('/')
		.at(-1) ?? '';

/** What the feed has beside the text: a picture is its cover, anything else is named. */
function readFiles({ files }: FeedPart, html: string, base: string) {
	const unshown = files
		.slice(0, mostFiles)
		.filter(({ address }) => !/gravatar\.com\//.test(address) && !html.includes(fileName(address)));
	const addressesOf = (pictures: boolean) =>
		unshown
			.filter(({ isPicture }) => isPicture === pictures)
			.map(({ address }) => resolve(address, base));
	const others = [...new Set(addressesOf(false))];
	return {
		cover: inFullSize(addressesOf(true)[0] ?? ''),
		notes: others.map((file) => `arquivo do feed que o texto não mostra: ${file}`),
	};
}

/** A summary that is not the text's own beginning. */
function excerptOf({ texts }: FeedPart, content: string): string {
	const given = texts['summary'] ?? texts['description'] ?? '';
	if (texts['content'] === undefined || endsInDots.test(given)) return '';
	const [summary, whole] = [given, content].map((text) => htmlToText(text));
	return whole?.startsWith(summary ?? '') ? '' : (summary ?? '');
}

/** Converts an entry of a feed to an import item. */
export function toItem(entry: FeedPart, site: FeedSite): ImportItem {
	const { texts, line, labels } = entry;
	const notes: string[] = [];
	const title = htmlToText(texts['title'] ?? '');
	const html = htmlOf(entry);
	const link = linkOf(entry, site);
	const base = entry.base || URL.parse(link)?.href || `${site.home}/`;
	const why =
		whyDraft(entry) ??
		(site.isPrivate ? 'o blog antigo não era para todos' : undefined) ??
		(isArchived(entry) ? undefined : whyCut(entry, site)) ??
		whyHiddenParts(html);
	if (why) notes.push(`${why}: veio como rascunho`);
	const topics = labels
		.map((label) => htmlToText(label))
		.filter((name) => !uncategorised.test(name));
	const [category, ...tags] = [...new Set(topics)];
	if (tags.length > 0)
		notes.push(`sem categoria principal: ficou ${category}, e são tags ${tags.join(', ')}`);
	const files = readFiles(entry, html, base);
	notes.push(...files.notes);
	const content = htmlToArticle(settleMarkup(html), {
		title,
		baseUrl: folderOf(base),
		keepLines: html.search(hasMarkup) < 0,
	});
	return {
		...identifyEntry(entry, site),
		source: `linha ${line}: ${title || texts['id'] || kindOf(entry)}`,
		notes,
		fields: {
			title,
			content,
			may_be_empty: true,
			excerpt: excerptOf(entry, html),
			search_description: texts['blogger:metaDescription'],
			author: entry.authors.length > 0 ? entry.authors : site.authors,
			date: texts['published'] ?? texts['blogger:created'] ?? texts['updated'],
			updated_at: texts['updated'],
			category,
			tags,
			slug: nameIn(link),
			status: why ? 'draft' : texts['blogger:status'] === 'SCHEDULED' ? 'scheduled' : 'published',
			guid: texts['id'],
			aliases: listAliases(link),
			image: files.cover,
		},
	};
}
