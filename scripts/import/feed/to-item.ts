import { type ElementNode, isElement } from '#article/tree';
import { readOldAddress } from '#domain/names/old-address';
import { cutToFit } from '#domain/text/cut-text';
import { formatDate } from '#domain/time/dates';
import { whyHiddenParts } from '../hidden-parts.ts';
import { htmlToArticle, htmlToText } from '../html/article-text.ts';
import { textOf } from '../html/nodes.ts';
import type { ImportItem } from '../import-item.ts';
import { parseDate } from '../parse-date.ts';
import { resolve } from '../read-parts.ts';
import { identify } from '../wordpress/identify.ts';
import { bloggerKey, isKind, kindIn, whyDraft, withoutSize } from './blogger.ts';
import { type FeedEntry, htmlIn, linkIn, listParts, textIn } from './read-feed.ts';
import { settleMarkup } from './settle-markup.ts';
import { endsInDots, hasBlocks, whyNotWhole, withoutCredit } from './whole-text.ts';

/** What the entries need to know of their feed. */
export interface FeedSite {
	/** Its page as it says itself, without a trailing slash; '' when it does not. */
	url: string;
	/** The same, or what the import was told. */
	home: string;
	authors: string[];
	/** Why all of it was not for everybody. */
	whyClosed: string | undefined;
	/** Its descriptions are summaries, whatever their end. */
	hasSummaries: boolean;
}

const uncategorised = /^(?:uncategori[sz]ed|sem categoria)$/i;
/** No article has this many; each is sought in its text. */
const mostFiles = 100;

const articleIn = (entry: ElementNode, ...names: string[]) =>
	withoutCredit(htmlIn(entry, ...names));
const contentIn = (entry: ElementNode) => articleIn(entry, 'content', 'content:encoded', 'encoded');

/** Some feeds have the text as its description. */
export const bodyIn = (entry: ElementNode): string =>
	contentIn(entry) || articleIn(entry, 'description', 'summary');

/** `ana@antigo.example (Ana Prado)` in RSS; an address alone is no name. */
export const listAuthors = (element: ElementNode): string[] =>
	listParts(element, 'author', 'dc:creator', 'managingEditor').flatMap((author) => {
		const isOfAtom = author.children.some((child) => isElement(child));
		const said = isOfAtom ? textIn(author, 'name') : textOf(author).trim();
		const [, name = said] = /\(([^()]+)\)\s*$/.exec(said) ?? [];
		return name === '' || name.includes('@') ? [] : [name];
	});

/** Why the feed has less than readers of the old blog had; an archive has all. */
const whyCut = (entry: ElementNode, link: string, { hasSummaries }: FeedSite) =>
	kindIn(entry) === ''
		? whyNotWhole({
				title: htmlToText(htmlIn(entry, 'title')),
				link,
				content: contentIn(entry),
				description: articleIn(entry, 'description'),
				summary: articleIn(entry, 'summary'),
				hasPicture: listFiles(entry).some(({ isPicture }) => isPicture),
				hasSummaries,
			})
		: undefined;

function listTopics(entry: ElementNode): string[] {
	const names = listParts(entry, 'category', 'dc:subject')
		.filter((each) => !isKind(each))
		.map((each) => each.attributes['label'] || each.attributes['term'] || textOf(each))
		.map((name) => htmlToText(name))
		.filter((name) => name !== '' && !uncategorised.test(name));
	return [...new Set(names)];
}

function listAliases(link: string): string[] {
	const address = readOldAddress(link) ?? readOldAddress(link.replace(/[?#].*$/s, ''));
	return address === undefined ? [] : [address];
}

/** The last part of the address; a number is no name. */
function nameIn([address = '']: string[]): string {
	const name = address.split('/').at(-1) ?? '';
	return /^\d*$|\?/.test(name) ? '' : name.replace(/\.(?:html?|php)$/i, '');
}

/** Posts of one blog come with the same key, whatever archive or feed has them. */
function identifyEntry(
	entry: ElementNode,
	{ url }: FeedSite,
): Pick<ImportItem, 'key' | 'formerKeys' | 'place'> {
	const id = textIn(entry, 'guid', 'id');
	const [, number = ''] = /[?&]p=(\d+)$/.exec(id) ?? [];
	const ids = [number, id || linkIn(entry) || textIn(entry, 'title')].filter((each) => each !== '');
	const ofFeed = identify(url, ids);
	const key = bloggerKey(entry);
	const formerKeys = [ofFeed.key, ...(ofFeed.formerKeys ?? [])];
	return key === undefined ? ofFeed : { key, formerKeys };
}

/** Files that the feed has beside the text; a portrait is none. */
const listFiles = (entry: ElementNode) =>
	[entry, ...listParts(entry, 'media:group')]
		.flatMap((group) => listParts(group, 'enclosure', 'media:content', 'link'))
		.filter(({ name, attributes }) => name !== 'link' || attributes['rel'] === 'enclosure')
		.slice(0, mostFiles)
		.map(({ attributes: { url, href = '', medium = '', type = medium } }) => ({
			address: url ?? href,
			isPicture: /^(?:image|$)/.test(type),
		}))
		.filter(({ address }) => address !== '' && !/gravatar\.com\//.test(address));

/** The last part of a file's address, without what systems add for a size. */
const fileName = (address: string) =>
	/[^/]*$/.exec(withoutSize(address.replace(/[?#].*$|\/v1\/(?:fit|fill)\/.*$/gs, '')))?.[0] ?? '';

/** A summary that is not the text's own beginning. */
function excerptOf(entry: ElementNode): string {
	const given = articleIn(entry, 'summary', 'description');
	const content = contentIn(entry);
	if (content === '' || endsInDots(given)) return '';
	const summary = htmlToText(given);
	return htmlToText(content).startsWith(summary) ? '' : summary;
}

/** What the report calls it: many posts of diaries have no title. */
function nameOf(entry: ElementNode, title: string, date: string): string {
	const words = cutToFit(htmlToText(bodyIn(entry).slice(0, 2000)), 60);
	const day = parseDate(date);
	return title || words || (day && formatDate(day)) || textIn(entry, 'guid', 'id');
}

const dates = ['published', 'pubDate', 'dc:date', 'issued', 'blogger:created', 'updated'];

/** Converts an entry of a feed to an import item. */
export function toItem({ element: entry, line }: FeedEntry, site: FeedSite): ImportItem {
	const title = htmlToText(htmlIn(entry, 'title'));
	const body = bodyIn(entry);
	const [part = entry] = listParts(entry, 'content', 'summary', 'title');
	const given = part.attributes['xml:base'] ?? '';
	const address = linkIn(entry) || textIn(entry, 'blogger:filename');
	const link = address && resolve(address, given || `${site.home}/`);
	const base = given || URL.parse(link)?.href || `${site.home}/`;
	const why =
		whyDraft(entry) ?? site.whyClosed ?? whyCut(entry, link, site) ?? whyHiddenParts(body);
	const date = textIn(entry, ...dates);
	const [category, ...tags] = listTopics(entry);
	const files = listFiles(entry).filter(({ address: file }) => !body.includes(fileName(file)));
	const [cover] = files.filter(({ isPicture }) => isPicture);
	const others = files.filter(({ isPicture }) => !isPicture);
	const aliases = listAliases(link);
	const authors = listAuthors(entry);
	const isScheduled = textIn(entry, 'blogger:status') === 'SCHEDULED';
	return {
		...identifyEntry(entry, site),
		source: `linha ${line}: ${nameOf(entry, title, date)}`,
		notes: [
			...(why ? [`${why}: veio como rascunho`] : []),
			...(tags.length > 0
				? [`sem categoria principal: ficou ${category}, e são tags ${tags.join(', ')}`]
				: []),
			...new Set(
				others.map(
					({ address: file }) => `arquivo do feed que o texto não mostra: ${resolve(file, base)}`,
				),
			),
		],
		fields: {
			title,
			content: htmlToArticle(settleMarkup(body), {
				title,
				baseUrl: URL.parse('.', base)?.href.replace(/\/$/, '') ?? '',
				keepLines: !hasBlocks(body),
			}),
			may_be_empty: true,
			excerpt: excerptOf(entry),
			search_description: textIn(entry, 'blogger:metaDescription'),
			author: authors.length > 0 ? authors : site.authors,
			date,
			updated_at: textIn(entry, 'updated', 'modified'),
			category,
			tags,
			slug: nameIn(aliases),
			status: why ? 'draft' : isScheduled ? 'scheduled' : 'published',
			guid: textIn(entry, 'guid', 'id'),
			aliases,
			image: cover && resolve(cover.address, base),
		},
	};
}
