import type { renderPreview as endpoint } from '#contract/render-preview';
import { makeExcerpt } from '#domain/excerpt';
import { renderArticle } from '#lib/render-article';
import type { Action } from '#lib/serve';
import { dressPreview } from './dress-preview.ts';

/** S34: the preview shows the current text, rendered by the same renderer as the site. */
export const renderPreview: Action<typeof endpoint> = async ({ title, content }, deps) => ({
	success: true,
	article: await dressPreview(await renderArticle(content, { title }), deps),
	excerpt: makeExcerpt(content),
});
