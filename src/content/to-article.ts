import { rendererVersion } from '#article/renderer-version';
import type { BlogReader, StoredArticle } from '#db/publishing/blog-reader';
import type { KeptArticle } from './article-store.ts';

/** Renders articles by an older renderer again, because the rules may be safer by now. */
export async function toArticle(
	reader: Pick<BlogReader, 'getSource'>,
	stored: StoredArticle,
): Promise<KeptArticle | Error> {
	const { id, excerpt, ...article } = stored;
	if (article.renderer === rendererVersion) return article;
	// Loaded on demand: it is rarely needed, and as large as the rest of a build.
	const { renderArticle } = await import('#article/render-article');
	const { title, content } = await reader.getSource(id);
	try {
		const fresh = renderArticle(content, { title });
		const isStored = excerpt !== '' || fresh.opening === article.opening;
		return { ...fresh, edited_at: article.edited_at, excerpt: isStored ? null : fresh.opening };
	} catch (error) {
		// A text that the renderer cannot handle costs only its own page, not the whole site.
		return error instanceof Error ? error : new Error(String(error));
	}
}
