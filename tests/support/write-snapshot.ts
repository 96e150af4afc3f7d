import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { articleFile, type Snapshot, snapshotFile } from '#content/snapshot';
import type { Category } from '#domain/post';
import type { GeneratedPost } from './generate-posts.ts';

const filesAtOnce = 64;

/** Writes posts, given oldest first, as the snapshot that a build reads. */
export async function writeSnapshot(
	folder: string,
	generated: Iterable<GeneratedPost>,
	categories: Category[] = [],
): Promise<Snapshot> {
	const posts: GeneratedPost['post'][] = [];
	let writes: Promise<void>[] = [];
	await mkdir(dirname(join(folder, articleFile({ id: '', revision: 0 }))), { recursive: true });
	for (const { post, article } of generated) {
		posts.push(post);
		writes.push(writeFile(join(folder, articleFile(post)), JSON.stringify(article)));
		if (writes.length < filesAtOnce) continue;
		await Promise.all(writes);
		writes = [];
	}
	await Promise.all(writes);
	const snapshot: Snapshot = {
		publication: posts.length,
		taken_at: posts.at(-1)?.created_at ?? new Date(0).toISOString(),
		posts: posts.reverse(),
		categories: categories.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR')),
		redirects: [],
		old_addresses: [],
	};
	await writeFile(join(folder, snapshotFile), JSON.stringify(snapshot));
	return snapshot;
}
