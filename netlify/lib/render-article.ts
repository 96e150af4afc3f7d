import type { RenderedArticle } from '#domain/post';

/** Spec §5: the one renderer, loaded when a text needs it: it is half of what a cold function would read, and most calls have no text. */
export async function renderArticle(
	content: string,
	options: { title: string },
): Promise<RenderedArticle> {
	const article = await import('#article/render-article');
	return article.renderArticle(content, options);
}
