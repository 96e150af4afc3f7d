import { paths } from '#config/paths';
import { site } from '#config/site';
import type { PostSummary } from '#domain/post';
import { absoluteUrl } from './absolute-url.ts';

/** One entry of the feed; its texts are plain, its content is HTML that stands anywhere. */
export interface FeedItem {
	title: string;
	link: string;
	description: string;
	content: string;
	pubDate: Date;
	author: string;
	categories: string[];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: what XML 1.0 cannot hold, even escaped.
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const plain = (text: string) => text.toWellFormed().replace(notXml, '');

/** A post as an entry of the feed, whole; `html` is the article's own, sanitised. */
export function feedItem(post: PostSummary, html: string, siteUrl: string): FeedItem {
	const link = absoluteUrl(siteUrl, paths.post(post.slug));
	return {
		title: plain(post.title),
		link,
		description: plain(post.excerpt),
		content: plain(absoluteAddresses(html, link)),
		pubDate: new Date(post.published_at ?? post.created_at),
		author: plain(post.author || site.defaultAuthor),
		categories: [...(post.category ? [post.category.name] : []), ...post.tags].map(plain),
	};
}

/** Addresses from the root or within the page mean nothing in a feed reader. */
const absoluteAddresses = (html: string, pageUrl: string) =>
	html.replace(/<[^>]+>/g, (tag) =>
		tag.replace(/(\s(?:href|src)=")([/#][^"]*)"/g, (_, attribute: string, address: string) => {
			const url = new URL(address.replaceAll('&amp;', '&'), pageUrl).href;
			return `${attribute}${url.replaceAll('&', '&amp;')}"`;
		}),
	);
