import { messages } from '#config/messages';
import { paths } from '#config/paths';
import { readOwnImage } from '#domain/pictures/own-picture';
import { storedHash } from '#domain/pictures/picture-address';
import { formatLength, type Video, type VideoFacts, videoOf } from '#domain/pictures/video';
import type { PostSummary } from '#domain/post/post';
import { decodeMarkup, escapeMarkup } from '#domain/text/escape-markup';
import { markDoorLinks } from './door-links.ts';
import { captionPictureOrigins } from './picture-origin-captions.ts';

/** Facts that the page needs in addition to the article's own HTML. */
export interface ArticleExtras {
	/** By canonical address. */
	videos: Readonly<Record<string, VideoFacts>>;
	/** Slugs of posts that readers cannot open. */
	hidden: readonly string[];
	/** Addresses of its pictures that a model made. */
	generated: readonly string[];
}

/** What must be looked up before an article can be shown. */
export interface ArticleNeeds {
	/** Canonical addresses of its videos. */
	videos: string[];
	/** Slugs that it links to. */
	posts: string[];
	/** Addresses of its pictures that are invalid or on this site. Others could only be checked by requesting them. */
	pictures: string[];
}

/** Matches what the renderer writes; the sanitiser removes an author's own classes. */
const videoParagraph = /<p class="video"><a href="([^"]*)"[^>]*>[^<]*<\/a><\/p>/g;
const ownLink = /<a href="\/post\/([a-z0-9-]+)(?:[/?#][^"]*)?"[^>]*>(.*?)<\/a>/gs;

/** The address first, then the original address of a picture that cannot be shown. */
const picture = /<img src="([^"]*)"(?: data-failed="([^"]*)")?/g;

const { video: texts, embeds } = messages.article;

function sceneOf({ picture }: VideoFacts): string {
	const own = picture && readOwnImage(paths.picture(picture.hash, picture.width));
	if (!own) return '';
	return `<img src="${own.src}" srcset="${own.srcset}" sizes="auto, (width >= 48rem) 43rem, 100vw" alt="" width="${picture.width}" height="${picture.height}" loading="lazy" decoding="async">`;
}

/** A link without script; `#elements/video-card` replaces it with the player. */
function cardOf(href: string, { site, player }: Video, facts: VideoFacts | undefined): string {
	const title = facts?.title || embeds[site];
	const about = [
		texts.sites[site],
		facts?.channel,
		facts?.seconds && formatLength(facts.seconds),
		texts.how,
	].filter(Boolean);
	return (
		`<video-card class="video"><a href="${href}" target="_blank" rel="noopener" data-player="${escapeMarkup(player)}">` +
		`${facts ? sceneOf(facts) : ''}<span class="play"></span>` +
		`<span class="say"><b>${escapeMarkup(title)}</b><br><small>${escapeMarkup(about.join(' · '))}</small></span></a></video-card>`
	);
}

/** The article with links to hidden posts as plain text. */
export function closeLinks(html: string, hidden: ArticleExtras['hidden']): string {
	const closed = new Set(hidden);
	return html.replace(ownLink, (link, slug: string, words: string) =>
		closed.has(slug) ? words : link,
	);
}

/**
 * The article as its page shows it: videos as cards, ways to the house as buttons, links to hidden posts as plain text,
 * and who made a picture.
 */
export function completeArticle(
	html: string,
	{ videos, hidden, generated }: ArticleExtras,
): string {
	const captioned = captionPictureOrigins(html, generated).replace(
		videoParagraph,
		(paragraph, href: string) => {
			const video = videoOf(decodeMarkup(href));
			return video ? cardOf(href, video, videos[video.address]) : paragraph;
		},
	);
	return closeLinks(markDoorLinks(captioned), hidden);
}

export function listNeeds(html: string): ArticleNeeds {
	const videos = [...html.matchAll(videoParagraph)].flatMap(
		([, href = '']) => videoOf(decodeMarkup(href))?.address ?? [],
	);
	const posts = [...html.matchAll(ownLink)].map(([, slug = '']) => slug);
	const pictures = [...html.matchAll(picture)].flatMap(([, src = '', failed]) =>
		failed !== undefined || src.startsWith('/') ? decodeMarkup(failed ?? src) : [],
	);
	return {
		videos: [...new Set(videos)],
		posts: [...new Set(posts)],
		pictures: [...new Set(pictures)],
	};
}

interface ShownBlog {
	posts: readonly Pick<PostSummary, 'slug'>[];
	/** Previous addresses that lead to a post. */
	redirects: readonly { from: string }[];
	videos: Readonly<Record<string, VideoFacts>>;
	/** The hashes of stored pictures that a model made. */
	generated: Iterable<string>;
}

/** Reads the blog's facts once, and returns a function from an article's needs to its extras. */
export function extrasFor({
	posts,
	redirects,
	videos,
	...blog
}: ShownBlog): (needs: ArticleNeeds) => ArticleExtras {
	const open = new Set([...posts.map(({ slug }) => slug), ...redirects.map(({ from }) => from)]);
	const made = new Set(blog.generated);
	return (needs) => {
		const known = needs.videos.flatMap((address) => {
			const facts = videos[address];
			return facts ? [[address, facts] as const] : [];
		});
		const hidden = needs.posts.filter((slug) => !open.has(slug));
		const generated = needs.pictures.filter((url) => made.has(storedHash(url) ?? ''));
		return { videos: Object.fromEntries(known), hidden, generated };
	};
}
