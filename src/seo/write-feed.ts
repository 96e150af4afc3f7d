import { pageTexts } from '#config/page-texts';
import { paths } from '#config/paths';
import { locale, site } from '#config/site';
import { listPeople } from '#domain/names/list-people';
import { escapeMarkup } from '#domain/text/escape-markup';
import { absoluteUrl } from './absolute-url.ts';
import { type FeedItem, fitFeed } from './feed-item.ts';

export interface Feed {
	siteUrl: string;
	/** ISO 8601. */
	changedAt: string;
	/** Newest first. */
	items: readonly FeedItem[];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: what XML 1.0 cannot hold, even escaped.
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const plain = (text: string) => escapeMarkup(text.toWellFormed().replace(notXml, ''));
const element = (name: string, text: string) => `<${name}>${plain(text)}</${name}>`;
const dateOf = (iso: string) => new Date(iso).toUTCString();

/** No enclosure, which would have to know its length: a card is drawn when it is first asked for. */
const pictureOf = ({ url, alt }: NonNullable<FeedItem['picture']>) =>
	`<media:content url="${plain(url)}" medium="image">${alt ? element('media:description', alt) : ''}</media:content>`;

/** The name is never an address to open, because addresses change. */
const writeItem = (item: FeedItem) =>
	[
		'<item>',
		element('title', item.title),
		element('link', item.link),
		`<guid isPermaLink="false">${plain(item.guid)}</guid>`,
		element('description', item.description),
		element('pubDate', dateOf(item.pubDate)),
		...listPeople(item.author).map((name) => element('dc:creator', name)),
		...item.categories.map((name) => element('category', name)),
		item.picture ? pictureOf(item.picture) : '',
		item.content ? element('content:encoded', item.content) : '',
		'</item>',
	].join('');

/** The feed as RSS 2.0, with each article in full. */
export function writeFeed({ siteUrl, changedAt, items }: Feed): string {
	const self = plain(absoluteUrl(siteUrl, paths.feed));
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		`<?xml-stylesheet type="text/css" href="${paths.feedStyles}"?>`,
		'<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel>',
		element('title', site.name),
		element('description', site.description),
		element('link', absoluteUrl(siteUrl, '/')),
		element('language', locale),
		element('lastBuildDate', dateOf(changedAt)),
		`<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
		// What a person sees who opens the feed, with its style sheet.
		`<div xmlns="http://www.w3.org/1999/xhtml"><p>${plain(pageTexts.feed.text)}<a href="${plain(absoluteUrl(siteUrl, '/'))}">${plain(pageTexts.feed.toBlog)}</a></p></div>`,
		...fitFeed(items).map(writeItem),
		'</channel></rss>\n',
	].join('\n');
}
