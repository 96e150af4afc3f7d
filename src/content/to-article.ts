import { rendererVersion } from '#article/renderer-version';
import type { BlogReader, StoredArticle } from '#db/blog-reader';
import { isAutomatic } from '#domain/excerpt';
import type { KeptArticle } from './article-store.ts';
import { typedExcerpt } from './typed-excerpt.ts';

/**
 * Renders articles by an older renderer again, because the rules may be safer by now, and recognises an excerpt that was
 * stored with it although nobody typed it.
 */
export async function toArticle(
	reader: Pick<BlogReader, 'getSource' | 'listFormerSources'>,
	stored: StoredArticle,
): Promise<(KeptArticle & { excerpt: string }) | Error> {
	const { id, ...article } = stored;
	if (article.renderer === rendererVersion)
		return { ...article, excerpt: article.excerpt || article.opening };
	// Loaded on demand: it is rarely needed, and as large as the rest of a build.
	const { renderArticle } = await import('#article/render-article');
	const { title, content } = await reader.getSource(id);
	try {
		const fresh = renderArticle(content, { title });
		const isMade = isAutomatic(article.excerpt, { ...article, opening: fresh.opening });
		const typed = isMade ? '' : await typedExcerpt(reader, stored);
		return { ...fresh, excerpt: typed || fresh.opening, edited_at: article.edited_at };
	} catch (error) {
		// A text that the renderer cannot handle costs only its own page, not the whole site.
		return error instanceof Error ? error : new Error(String(error));
	}
}
