import type { renderPreview as endpoint } from '#contract/render-preview';
import { renderArticle } from '#lib/render-article';
import type { Action } from '#lib/serve';
import { previewArticle } from '#steps/text/preview-article';

/** The preview shows the current text, rendered by the same renderer as the site. */
export const renderPreview: Action<typeof endpoint> = async (
	{ title, content, image_url = '' },
	deps,
) => {
	const article = await renderArticle(content, { title });
	return {
		success: true,
		...(await previewArticle(article, image_url, deps)),
		excerpt: article.opening,
	};
};
