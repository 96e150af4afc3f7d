import type { PostArticle } from '#domain/post/post';

/** The only renderer, loaded on demand: it is half of the code of a cold start, and most calls need no rendering. */
export async function renderArticle(
	content: string,
	options: { title: string },
): Promise<PostArticle> {
	const article = await import('#article/render-article');
	return article.renderArticle(content, options);
}
