import {
	type ArticleExtras,
	closeLinks,
	completeArticle,
	extrasFor,
} from '#article/complete-article';
import { captionPictureOrigins } from '#article/picture-origin-captions';
import type { Author } from '#domain/names/author';
import type { PostSummary } from '#domain/post/post';
import type { KeptArticle } from './article-store.ts';
import { getArticle, getSnapshot, readNeeds } from './snapshot.ts';

/** Everything that an article's page shows. */
export interface ShownArticle {
	post: PostSummary;
	/** As its page shows it. */
	article: KeptArticle;
	readAlso: PostSummary[];
	related: PostSummary[];
	author: Author | undefined;
	/** Addresses of pictures in its text that a model made. */
	generated: readonly string[];
}

/** Returns a function from a post to the extras of its article. */
export async function readArticleExtras(): Promise<(post: PostSummary) => ArticleExtras> {
	const extrasOf = extrasFor(await getSnapshot());
	const needsOf = readNeeds();
	return (post) => extrasOf(needsOf(post));
}

/** The article as its page shows it. */
export function getShownArticle(post: PostSummary, extras: ArticleExtras): KeptArticle {
	const article = getArticle(post);
	return { ...article, html: completeArticle(article.html, extras) };
}

/** The article's HTML for a feed, where a video stays a link. */
export const getFeedHtml = (post: PostSummary, { hidden, generated }: ArticleExtras): string =>
	closeLinks(captionPictureOrigins(getArticle(post).html, generated), hidden);
