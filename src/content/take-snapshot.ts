import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { rendererVersion } from '#article/renderer-version';
import { locale, site } from '#config/site';
import type { Database } from '#db/client';
import { type PublicBlog, readPublicBlog, type StoredArticle } from '#db/read-snapshot';
import type { PostSummary, RenderedArticle } from '#domain/post';
import { type ArticleStore, openArticleStore } from './article-store.ts';
import { type Snapshot, snapshotFile } from './snapshot.ts';
import { writeWhole } from './write-whole.ts';

/** Posts whose bodies are read at once: memory stays flat however many there are. */
const batchSize = 200;

/**
 * Writes the public blog of this instant into `folder` for the pages to read. Articles that are
 * there already stay: only bodies of new revisions are fetched.
 */
export async function takeSnapshot(
	db: Database,
	folder: string,
	takenAt: Date,
): Promise<{ snapshot: Snapshot; fetched: number }> {
	await mkdir(folder, { recursive: true });
	const articles = openArticleStore(folder, 'write');
	try {
		articles.keepRenderer(rendererVersion);
		return await readPublicBlog(db, site.orderBy, async (blog) => {
			const snapshot: Snapshot = {
				publication: blog.publication,
				taken_at: takenAt.toISOString(),
				posts: blog.posts,
				categories: blog.categories.toSorted(inPortugueseOrder),
				redirects: blog.redirects,
				old_addresses: blog.old_addresses,
			};
			const fetched = await addMissing(blog, articles);
			articles.keepOnly(blog.posts);
			writeWhole(join(folder, snapshotFile), JSON.stringify(snapshot));
			return { snapshot, fetched };
		});
	} finally {
		articles.close();
	}
}

const collator = new Intl.Collator(locale);
const inPortugueseOrder = (a: { name: string }, b: { name: string }) =>
	collator.compare(a.name, b.name);

async function addMissing(blog: PublicBlog, articles: ArticleStore): Promise<number> {
	const missing = articles.listMissing(blog.posts);
	for (let start = 0; start < missing.length; start += batchSize) {
		const batch = new Map(missing.slice(start, start + batchSize).map((post) => [post.id, post]));
		const made: [PostSummary, RenderedArticle][] = [];
		for (const stored of await blog.listArticles([...batch.keys()])) {
			const post = batch.get(stored.id);
			if (post) made.push([post, await toArticle(blog, stored)]);
		}
		articles.add(made);
	}
	return missing.length;
}

/** HTML of another renderer than the present one is made again: its rules may be safer by now. */
async function toArticle(blog: PublicBlog, stored: StoredArticle): Promise<RenderedArticle> {
	const { id, ...article } = stored;
	if (article.renderer === rendererVersion) return article;
	// Seldom needed, and as much code as the rest of a build.
	const { renderArticle } = await import('#article/render-article');
	const { title, content } = await blog.getSource(id);
	return renderArticle(content, { title });
}
