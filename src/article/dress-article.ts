import { messages } from '#config/messages';
import { paths } from '#config/paths';
import { escapeMarkup } from '#domain/escape-markup';
import { readOwnImage, sizedImageUrl } from '#domain/own-image';
import { type Video, videoOf } from '#domain/video-address';
import { formatLength, type VideoFacts } from '#domain/video-facts';
import { decodeEntities } from './decode-entities.ts';

/** Facts that the page needs in addition to the article's own HTML. */
export interface Dress {
	/** By canonical address. */
	videos: Readonly<Record<string, VideoFacts>>;
	/** Slugs of posts that readers cannot open. */
	hidden: readonly string[];
}

/** Matches what the renderer writes; the sanitiser removes an author's own classes. */
const videoParagraph = /<p class="video"><a href="([^"]*)"[^>]*>[^<]*<\/a><\/p>/g;
const ownLink = /<a href="\/post\/([a-z0-9-]+)(?:[/?#][^"]*)?"[^>]*>(.*?)<\/a>/gs;

const { video: texts, embeds } = messages.article;

function sceneOf({ picture }: VideoFacts): string {
	if (!picture) return '';
	const url = paths.picture(picture.hash, picture.width);
	const own = readOwnImage(sizedImageUrl({ ...picture, url }));
	if (!own) return '';
	return `<img src="${own.src}" srcset="${own.srcset}" sizes="auto, (width >= 48rem) 43rem, 100vw" alt="" width="${picture.width}" height="${picture.height}" loading="lazy" decoding="async">`;
}

/** A link without script; `#elements/video-card` replaces it with the player. */
function cardOf(href: string, { site, player }: Video, facts: VideoFacts | undefined): string {
	const title = facts?.title || embeds[site];
	const about = [
		texts.sites[site],
		...(facts?.channel ? [facts.channel] : []),
		...(facts?.seconds ? [formatLength(facts.seconds)] : []),
		texts.how,
	];
	return (
		`<video-card class="video"><a href="${href}" target="_blank" rel="noopener" data-player="${escapeMarkup(player)}">` +
		`${facts ? sceneOf(facts) : ''}<span class="play"></span>` +
		`<span class="say"><b>${escapeMarkup(title)}</b><br><small>${escapeMarkup(about.join(' · '))}</small></span></a></video-card>`
	);
}

/** The article with links to hidden posts as plain text. */
export function closeLinks(html: string, hidden: Dress['hidden']): string {
	const closed = new Set(hidden);
	return html.replace(ownLink, (link, slug: string, words: string) =>
		closed.has(slug) ? words : link,
	);
}

/** The article as its page shows it: videos as cards, and links to hidden posts as plain text. */
export function dressArticle(html: string, { videos, hidden }: Dress): string {
	const dressed = html.replace(videoParagraph, (paragraph, href: string) => {
		const video = videoOf(decodeEntities(href));
		return video ? cardOf(href, video, videos[video.address]) : paragraph;
	});
	return closeLinks(dressed, hidden);
}

/** What must be looked up before an article can be shown. */
export interface ArticleNeeds {
	/** Canonical addresses of its videos. */
	videos: string[];
	/** Slugs that it links to. */
	posts: string[];
}

export function listNeeds(html: string): ArticleNeeds {
	const videos = [...html.matchAll(videoParagraph)].flatMap(
		([, href = '']) => videoOf(decodeEntities(href))?.address ?? [],
	);
	const posts = [...html.matchAll(ownLink)].map(([, slug = '']) => slug);
	return { videos: [...new Set(videos)], posts: [...new Set(posts)] };
}
