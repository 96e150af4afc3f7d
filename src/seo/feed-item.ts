import { limits } from '#config/limits';
import { paths } from '#config/paths';
import { ignoredImageHosts, site } from '#config/site';
import { usableImageUrl } from '#domain/pictures/picture-address';
import type { PostSummary } from '#domain/post/post';
import { guidOf } from '#domain/post/post-id';
import { absoluteUrl } from './absolute-url.ts';
import { postPicture } from './social-picture.ts';

/** An entry of the feed; texts are plain, and the content is HTML with absolute addresses. */
export interface FeedItem {
	title: string;
	link: string;
	guid: string;
	description: string;
	content: string;
	/** ISO 8601. */
	pubDate: string;
	author: string;
	categories: string[];
	/** As a card, which every reader and mail program shows; of a cover on another site, that one. */
	picture: { url: string; alt: string } | undefined;
}

const cameOut = ({ published_at, created_at }: PostSummary) => published_at ?? created_at;

/** The posts that came out last, newest first, each under a name of its own. */
export function listFeedPosts(posts: readonly PostSummary[]): PostSummary[] {
	const taken = new Set<string>();
	return posts
		.toSorted((a, b) => cameOut(b).localeCompare(cameOut(a)))
		.slice(0, limits.feedItems)
		.map((post) => {
			const guid = post.guid !== null && taken.has(post.guid) ? guidOf(post.id) : post.guid;
			if (guid !== null) taken.add(guid);
			return { ...post, guid };
		});
}

/** Converts a post to a full feed entry; `html` is the sanitised article. */
export function feedItem(post: PostSummary, html: string, siteUrl: string): FeedItem {
	const link = absoluteUrl(siteUrl, paths.post(post.slug));
	const cover = usableImageUrl(post.image_url, ignoredImageHosts);
	const url = cover?.startsWith('/') ? postPicture(post, siteUrl).url : cover;
	return {
		title: post.title,
		link,
		guid: post.guid ?? link,
		description: post.excerpt,
		content: plainMarkup(html, link, post.slug),
		pubDate: cameOut(post),
		author: post.author || site.defaultAuthor,
		categories: [...(post.category ? [post.category.name] : []), ...post.tags],
		picture: url ? { url, alt: post.image_alt ?? '' } : undefined,
	};
}

/**
 * The entries with as many whole articles as the feed may be large, newest first; of the others only their excerpts.
 * Pollers give up on large feeds, and one long article must not take the place of all.
 */
export function fitFeed(items: readonly FeedItem[]): FeedItem[] {
	let left: number = limits.feedBytes;
	return items.map((item) => {
		const bytes = new TextEncoder().encode(item.content).length;
		if (bytes > left) return { ...item, content: '' };
		left -= bytes;
		return item;
	});
}

const addressNames = new Set(['href', 'src', 'cite']);
/** What an article means without the site's styles and scripts. */
const keptNames = new Set(
	'alt title width height dir lang start reversed value type datetime scope colspan rowspan'.split(
		' ',
	),
);

/**
 * Addresses relative to the site or page do not work in a feed reader; neither do sizes, classes and data. A link within
 * the article stays within its entry, whose marks are not those of the entry beside it.
 */
const plainMarkup = (html: string, pageUrl: string, slug: string) =>
	html.replace(/<([a-z][a-z0-9-]*)(\s[^>]*)>/g, (_, name: string, attributes: string) => {
		const kept = attributes.replace(
			/\s+([a-z][a-z-]*)(?:="([^"]*)")?/g,
			(attribute, key: string, value = '') => {
				if (key === 'id') return ` id="${slug}-${value}"`;
				if (!addressNames.has(key)) return keptNames.has(key) ? attribute : '';
				if (value.startsWith('#') && html.includes(` id="${value.slice(1)}"`))
					return ` ${key}="#${slug}-${value.slice(1)}"`;
				const url = URL.parse(value.replaceAll('&amp;', '&'), pageUrl)?.href;
				return url ? ` ${key}="${url.replaceAll('&', '&amp;')}"` : '';
			},
		);
		return `<${name}${kept.trimEnd()}>`;
	});
