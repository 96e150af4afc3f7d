import type { Database } from '#db/client';
import type { BlogReader } from '#db/publishing/blog-reader';
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

/** The same, where nothing else reads the blog: the reader is loaded only for a post with an excerpt. */
export async function findTypedExcerpt(
	db: Database,
	post: { id: string; excerpt: string },
): Promise<string> {
	if (post.excerpt === '') return '';
	const { openReader } = await import('#db/publishing/blog-reader');
	return typedExcerpt(openReader(db), post);
}
