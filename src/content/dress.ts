import { closeLinks, type Dress, dressArticle } from '#article/dress-article';
import type { PostSummary } from '#domain/post';
import { getArticle, getSnapshot, readNeeds } from './snapshot.ts';

/** Returns a lookup of what each article must be dressed with; undefined for articles shown as they are. */
export async function readDresses(): Promise<(post: PostSummary) => Dress | undefined> {
	const { posts, redirects, videos } = await getSnapshot();
	const open = new Set([...posts.map(({ slug }) => slug), ...redirects.map(({ from }) => from)]);
	const needsOf = readNeeds();
	return (post) => {
		const needs = needsOf(post);
		if (!needs) return undefined;
		const known = needs.videos.flatMap((address) => {
			const facts = videos[address];
			return facts ? [[address, facts] as const] : [];
		});
		const hidden = needs.posts.filter((slug) => !open.has(slug));
		return { videos: Object.fromEntries(known), hidden };
	};
}

/** The article as its page shows it. */
export function getShownArticle(post: PostSummary, dress: Dress | undefined) {
	const article = getArticle(post);
	return dress ? { ...article, html: dressArticle(article.html, dress) } : article;
}

/** The article's HTML for a feed, where a video stays a link. */
export const getFeedHtml = (post: PostSummary, dress: Dress | undefined): string =>
	closeLinks(getArticle(post).html, dress?.hidden ?? []);
