import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublicBlog } from '#db/publishing/read-snapshot';
import type { VideoFacts } from '#domain/pictures/video';
import type { PostSummary } from '#domain/post/post';
import { type ArticleStore, type KeptArticle, openArticleStore } from './article-store.ts';

/** The published blog at one moment: everything that a build shows. */
export interface Snapshot extends PublicBlog {
	taken_at: string;
	/** The ids of the most read posts, in this order; fewer than five are not shown. */
	most_read: string[];
	/** Facts of the articles' videos, by canonical address. */
	videos: Record<string, VideoFacts>;
	/** The hashes of stored pictures that a model made. */
	generated: string[];
}

/** Name of the file beside the articles in a snapshot's folder. */
export const snapshotFile = 'snapshot.json';

function snapshotFolder(): string {
	const folder = process.env['SNAPSHOT_DIR'];
	if (!folder) throw new Error('SNAPSHOT_DIR is not set: run the build through `npm run build`.');
	return folder;
}

let snapshot: Promise<Snapshot> | undefined;

/** The snapshot of this build, read once. Throws when there is none: a build never continues without data. */
export function getSnapshot(): Promise<Snapshot> {
	snapshot ??= readFile(join(snapshotFolder(), snapshotFile), 'utf8').then(
		(text) => JSON.parse(text) as Snapshot,
	);
	return snapshot;
}

let articles: ArticleStore | undefined;

const openArticles = () => (articles ??= openArticleStore(snapshotFolder(), 'read'));

/** The article of a post in this snapshot, read when its page renders. Throws when it is missing. */
export const getArticle = (post: PostSummary): KeptArticle => openArticles().get(post);

/** What the articles of this snapshot need, see `listNeeds`. */
export const readNeeds: ArticleStore['readNeeds'] = () => openArticles().readNeeds();
