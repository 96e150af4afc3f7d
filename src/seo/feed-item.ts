import { paths } from '#config/paths';
import { site } from '#config/site';
import type { PostSummary } from '#domain/post';
import { absoluteUrl } from './absolute-url.ts';

/** An entry of the feed; texts are plain, and the content is HTML with absolute addresses. */
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

/** Converts a post to a full feed entry; `html` is the sanitised article. */
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

/** Addresses relative to the site or page do not work in a feed reader. */
const absoluteAddresses = (html: string, pageUrl: string) =>
	html.replace(/<[^>]+>/g, (tag) =>
		tag.replace(/(\s(?:href|src)=")([/#][^"]*)"/g, (_, attribute: string, address: string) => {
			const url = new URL(address.replaceAll('&amp;', '&'), pageUrl).href;
			return `${attribute}${url.replaceAll('&', '&amp;')}"`;
		}),
	);
