import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Author } from '#domain/author';
import type { Category, PostSummary } from '#domain/post';
import type { FormerCategory, FormerTag } from '#domain/topic';
import type { VideoFacts } from '#domain/video-facts';
import { type ArticleStore, type KeptArticle, openArticleStore } from './article-store.ts';

/** The published blog at one moment: everything that a build shows. */
export interface Snapshot {
	/** The newest publication included; 0 before the first. */
	publication: number;
	taken_at: string;
	/** Published posts, newest first by the configured field. */
	posts: PostSummary[];
	/** All categories, including empty ones, sorted by name in Portuguese order. */
	categories: Category[];
	/** What is known of authors; a post may name another one. */
	authors: Author[];
	/** Previous addresses of authors: `from` and `to` are slugs. */
	author_redirects: { from: string; to: string }[];
	/** Previous addresses of posts: `from` and `to` are slugs. */
	redirects: { from: string; to: string }[];
	/** Addresses that posts had on another blog, such as `/2012/01/titulo` and `/?p=12`; `to` is a slug. */
	old_addresses: { from: string; to: string }[];
	/** Names that categories had, newest first; `to` is a slug, null leads to all posts. */
	former_categories: FormerCategory[];
	/** Names that tags had, newest first; `to` is a tag, null leads to all posts. */
	former_tags: FormerTag[];
	/** The ids of the most read posts, in this order; fewer than five are not shown. */
	most_read: string[];
	/** Facts of the articles' videos, by canonical address. */
	videos: Record<string, VideoFacts>;
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

function openArticles(): ArticleStore {
	articles ??= openArticleStore(snapshotFolder(), 'read');
	return articles;
}

/** The article of a post in this snapshot, read when its page renders. Throws when it is missing. */
export const getArticle = (post: PostSummary): KeptArticle => openArticles().get(post);

/** What the articles of this snapshot need, see `listNeeds`. */
export const readNeeds: ArticleStore['readNeeds'] = () => openArticles().readNeeds();
