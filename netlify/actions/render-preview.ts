import type { renderPreview as endpoint } from '#contract/render-preview';
import { makeExcerpt } from '#domain/excerpt';
import { renderArticle } from '#lib/render-article';
import type { Action } from '#lib/serve';

/** S34: the preview shows the current text, rendered by the same renderer as the site. */
export const renderPreview: Action<typeof endpoint> = async ({ title, content }) => ({
	success: true,
	article: await renderArticle(content, { title }),
	excerpt: makeExcerpt(content),
});
