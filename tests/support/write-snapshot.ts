import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openArticleStore } from '#content/article-store';
import { type Snapshot, snapshotFile } from '#content/snapshot';
import type { Category } from '#domain/names/category';
import { emptySnapshot } from './empty-snapshot.ts';
import type { GeneratedPost } from './generate-posts.ts';

/** Writes posts, oldest first, as the snapshot that a build reads. */
export async function writeSnapshot(
	folder: string,
	made: Iterable<GeneratedPost>,
	categories: Category[] = [],
	more: Partial<Snapshot> = {},
): Promise<Snapshot> {
	const posts: GeneratedPost['post'][] = [];
	function* listArticles() {
		for (const { post, article } of made) {
			posts.push(post);
			yield [post, article] as const;
		}
	}
	await mkdir(folder, { recursive: true });
	const articles = openArticleStore(folder, 'write');
	articles.add(listArticles());
	articles.close();
	const snapshot: Snapshot = {
		...emptySnapshot,
		publication: posts.length,
		has_published: posts.length > 0,
		taken_at: posts.at(-1)?.created_at ?? emptySnapshot.taken_at,
		posts: posts.reverse(),
		categories: categories.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR')),
		...more,
	};
	await writeFile(join(folder, snapshotFile), JSON.stringify(snapshot));
	return snapshot;
}
