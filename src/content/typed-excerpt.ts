import type { BlogReader } from '#db/blog-reader';
import { isAutomatic } from '#domain/excerpt';

/**
 * The excerpt if somebody typed it; '' for one that a text of this post gave by itself, now or at a kept revision. Earlier
 * versions stored those, too, and a text that is changed leaves them behind.
 */
export async function typedExcerpt(
	{ listFormerSources }: Pick<BlogReader, 'listFormerSources'>,
	{ id, excerpt }: { id: string; excerpt: string },
): Promise<string> {
	if (excerpt === '') return '';
	// Loaded on demand, as most posts have no excerpt of their own.
	const { renderArticle } = await import('#article/render-article');
	for (const { title, content } of await listFormerSources(id)) {
		if (isAutomatic(excerpt, renderArticle(content, { title }))) return '';
	}
	return excerpt;
}
