import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { rendererVersion } from '#article/renderer-version';
import { site } from '#config/site';
import type { Database } from '#db/client';
import { type PublicReader, readPublicBlog } from '#db/publishing/read-snapshot';
import type { PostSummary } from '#domain/post/post';
import { type BuildFinding, findingOf } from '#domain/site/build-finding';
import { localDay } from '#domain/time/dates';
import { type ArticleStore, type KeptArticle, openArticleStore } from './article-store.ts';
import { judgePosts, leaveOut } from './judge-posts.ts';
import { type Snapshot, snapshotFile } from './snapshot.ts';
import { toArticle } from './to-article.ts';
import { writeWhole } from './write-whole.ts';

/** Posts whose bodies are read at once; a batch keeps memory constant for any number of posts. */
const batchSize = 200;
/** The days whose views decide what is read most; a build is never made for them. */
const countedDays = 28;

export interface TakenSnapshot {
	snapshot: Snapshot;
	fetched: number;
	/** Differences from what was written: pictures that cannot be shown, posts that cannot be rendered. */
	findings: BuildFinding[];
}

/**
 * Writes the current public blog into `folder` for the pages to read. Articles that are already there stay, so only
 * bodies of new revisions are fetched. `files` are the pictures among the site's files.
 */
export async function takeSnapshot(
	db: Database,
	folder: string,
	takenAt: Date,
	files: ReadonlySet<string>,
): Promise<TakenSnapshot> {
	await mkdir(folder, { recursive: true });
	const articles = openArticleStore(folder, 'write');
	try {
		const countedSince = new Date(takenAt.getTime() - (countedDays - 1) * 86_400_000);
		return await readPublicBlog(db, site.orderBy, async (blog, reader) => {
			const { fetched, failures } = await addMissing(blog.posts, reader, articles);
			const whole = {
				...blog,
				posts: articles.withExcerpts(blog.posts),
				taken_at: takenAt.toISOString(),
				most_read: await reader.listMostRead(localDay(countedSince.toISOString())),
			};
			const rendered = leaveOut(whole, new Set(failures.map(({ post_id }) => post_id)));
			const needsOf = articles.readNeeds();
			const { findings, ...judged } = await judgePosts(
				rendered,
				(post) => needsOf(post).pictures,
				reader,
				files,
			);
			const addresses = new Set(judged.posts.flatMap((post) => needsOf(post).videos));
			const videos = await reader.readVideos([...addresses]);
			const snapshot: Snapshot = { ...rendered, ...judged, videos };
			articles.keepOnly(snapshot.posts);
			writeWhole(join(folder, snapshotFile), JSON.stringify(snapshot));
			return { snapshot, fetched, findings: [...failures, ...findings] };
		});
	} finally {
		articles.close();
	}
}

async function addMissing(
	posts: readonly PostSummary[],
	reader: PublicReader,
	articles: ArticleStore,
) {
	const missing = articles.listMissing(posts, rendererVersion);
	const failures: BuildFinding[] = [];
	for (let start = 0; start < missing.length; start += batchSize) {
		const batch = new Map(missing.slice(start, start + batchSize).map((post) => [post.id, post]));
		const made: [PostSummary, KeptArticle][] = [];
		for (const stored of await reader.listArticles([...batch.keys()])) {
			const post = batch.get(stored.id) as PostSummary;
			const article = await toArticle(reader, stored);
			if (article instanceof Error) failures.push(findingOf(post, 'post', article.message));
			else made.push([post, article]);
		}
		articles.add(made);
	}
	return { fetched: missing.length, failures };
}
