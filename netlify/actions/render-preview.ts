import type { renderPreview as endpoint } from '#contract/render-preview';
import { makeExcerpt } from '#domain/excerpt';
import { renderArticle } from '#lib/render-article';
import type { Action } from '#lib/serve';

/** Decisions §3: the preview is rendered by the one renderer, of the text in hand. */
export const renderPreview: Action<typeof endpoint> = async ({ title, content }) => ({
	success: true,
	article: await renderArticle(content, { title }),
	excerpt: makeExcerpt(content),
});
