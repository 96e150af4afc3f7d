import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Category, PostSummary, RenderedArticle } from '#domain/post';

/** The published blog at one instant: what a build shows, and nothing else. */
export interface Snapshot {
	/** The newest publication that this contains; 0 before the first. */
	publication: number;
	taken_at: string;
	/** Published posts, newest first by the configured order. */
	posts: PostSummary[];
	/** All categories, those without posts too, in Portuguese order of name. */
	categories: Category[];
	/** Addresses that posts once had: `from` and `to` are slugs. */
	redirects: { from: string; to: string }[];
	/** Addresses that posts had on another blog, such as `/2012/01/titulo` and `/?p=12`; `to` is a slug. */
	old_addresses: { from: string; to: string }[];
}

/** Names inside a snapshot folder; whoever writes one and whoever reads it agree here. */
export const snapshotFile = 'snapshot.json';
export const articleFile = (post: Pick<PostSummary, 'id' | 'revision'>) =>
	join('articles', `${post.id}-${post.revision}.json`);

function snapshotFolder(): string {
	const folder = process.env['SNAPSHOT_DIR'];
	if (!folder) throw new Error('SNAPSHOT_DIR is not set: run the build through `npm run build`.');
	return folder;
}

let snapshot: Promise<Snapshot> | undefined;

/** The snapshot of this build, read once. Throws when there is none: a build never goes on without data. */
export function getSnapshot(): Promise<Snapshot> {
	snapshot ??= readFile(join(snapshotFolder(), snapshotFile), 'utf8').then(
		(text) => JSON.parse(text) as Snapshot,
	);
	return snapshot;
}

/** The article of a post of this snapshot, read when its page renders. Throws when it is missing. */
export async function getArticle(post: PostSummary): Promise<RenderedArticle> {
	return JSON.parse(readFileSync(join(snapshotFolder(), articleFile(post)), 'utf8'));
}
