import { closeLinks, type Dress, dressArticle } from '#article/dress-article';
import type { PostSummary } from '#domain/post';
import { dressFrom } from './dress-from.ts';
import { getArticle, getSnapshot, readNeeds } from './snapshot.ts';

/** Returns a lookup of what each article must be dressed with; undefined for articles shown as they are. */
export async function readDresses(): Promise<(post: PostSummary) => Dress | undefined> {
	const dressOf = dressFrom(await getSnapshot());
	const needsOf = readNeeds();
	return (post) => {
		const needs = needsOf(post);
		return needs && dressOf(needs);
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
