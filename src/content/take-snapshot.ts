import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { rendererVersion } from '#article/renderer-version';
import { locale, site } from '#config/site';
import type { Database } from '#db/client';
import { type PublicBlog, readPublicBlog, type StoredArticle } from '#db/read-snapshot';
import type { PostSummary, RenderedArticle } from '#domain/post';
import { articleFile, type Snapshot, snapshotFile } from './snapshot.ts';

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
	await prepareArticles(folder);
	return readPublicBlog(db, site.orderBy, async (blog) => {
		const snapshot: Snapshot = {
			publication: blog.publication,
			taken_at: takenAt.toISOString(),
			posts: blog.posts,
			categories: blog.categories.toSorted(inPortugueseOrder),
			redirects: blog.redirects,
			old_addresses: blog.old_addresses,
		};
		const fetched = await writeMissingArticles(blog, folder);
		writeWhole(join(folder, snapshotFile), JSON.stringify(snapshot));
		return { snapshot, fetched };
	});
}

const articlesFolder = (folder: string) =>
	join(folder, dirname(articleFile({ id: '', revision: 0 })));

/** Articles of another renderer are not this one's: all are made again. */
async function prepareArticles(folder: string): Promise<void> {
	const articles = articlesFolder(folder);
	const mark = join(folder, 'renderer');
	const madeBy = existsSync(mark) ? await readFile(mark, 'utf8') : undefined;
	if (madeBy !== rendererVersion) await rm(articles, { recursive: true, force: true });
	await mkdir(articles, { recursive: true });
	writeWhole(mark, rendererVersion);
}

const collator = new Intl.Collator(locale);
const inPortugueseOrder = (a: { name: string }, b: { name: string }) =>
	collator.compare(a.name, b.name);

async function writeMissingArticles(blog: PublicBlog, folder: string): Promise<number> {
	const there = new Set(await readdir(articlesFolder(folder)));
	const missing = blog.posts.filter((post) => !there.has(basename(articleFile(post))));
	for (let start = 0; start < missing.length; start += batchSize) {
		const ids = missing.slice(start, start + batchSize).map(({ id }) => id);
		for (const stored of await blog.listArticles(ids)) {
			writeWhole(join(folder, articleFile(stored)), JSON.stringify(await toArticle(blog, stored)));
		}
	}
	return missing.length;
}

/** HTML of another renderer than the present one is made again: its rules may be safer by now. */
async function toArticle(blog: PublicBlog, stored: StoredArticle): Promise<RenderedArticle> {
	const { id, revision: _revision, ...article } = stored;
	if (article.renderer === rendererVersion) return article;
	// Seldom needed, and as much code as the rest of a build.
	const { renderArticle } = await import('#article/render-article');
	const { title, content } = await blog.getSource(id);
	return renderArticle(content, { title });
}

/** At once: of ten thousand small files each would cost several times as much by a promise. */
function writeWhole(path: string, text: string): void {
	const draft = `${path}.${process.pid}.tmp`;
	writeFileSync(draft, text);
	renameSync(draft, path);
}

/** Removes the articles that `posts` no longer has. */
export async function pruneArticles(folder: string, posts: PostSummary[]): Promise<void> {
	const kept = new Set(posts.map((post) => basename(articleFile(post))));
	const articles = articlesFolder(folder);
	for (const name of await readdir(articles)) {
		if (!kept.has(name)) await rm(join(articles, name), { force: true });
	}
}
