import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { rendererVersion } from '#article/renderer-version';
import { locale, site } from '#config/site';
import type { Database } from '#db/client';
import { type PublicBlog, readPublicBlog } from '#db/read-snapshot';
import type { BuildFinding } from '#domain/build-finding';
import { localDay } from '#domain/dates';
import type { PostSummary } from '#domain/post';
import { type ArticleStore, type KeptArticle, openArticleStore } from './article-store.ts';
import { judgePosts } from './judge-posts.ts';
import { leaveOut, leftOut } from './leave-out.ts';
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
		articles.keepRenderer(rendererVersion);
		const countedSince = new Date(takenAt.getTime() - (countedDays - 1) * 86_400_000);
		return await readPublicBlog(db, site.orderBy, async (blog) => {
			const { fetched, failures } = await addMissing(blog, articles);
			const whole = {
				publication: blog.publication,
				taken_at: takenAt.toISOString(),
				posts: blog.posts,
				categories: blog.categories.toSorted(inPortugueseOrder),
				author_redirects: blog.author_redirects,
				redirects: blog.redirects,
				old_addresses: blog.old_addresses,
				former_categories: blog.former_categories,
				former_tags: blog.former_tags,
				most_read: await blog.listMostRead(localDay(countedSince.toISOString())),
			};
			const rendered = leaveOut(whole, new Set(failures.map(({ post_id }) => post_id)));
			const { posts, authors, findings } = await judgePosts(
				rendered.posts,
				articles.readPictures(),
				blog,
				files,
			);
			const videos = await blog.readVideos(listVideos(posts, articles));
			const snapshot: Snapshot = { ...rendered, posts, authors, videos };
			articles.keepOnly(posts);
			writeWhole(join(folder, snapshotFile), JSON.stringify(snapshot));
			return { snapshot, fetched, findings: [...failures, ...findings] };
		});
	} finally {
		articles.close();
	}
}

/** Canonical addresses of the videos in these articles. */
function listVideos(posts: readonly PostSummary[], articles: ArticleStore): string[] {
	const needsOf = articles.readNeeds();
	return [...new Set(posts.flatMap((post) => needsOf(post)?.videos ?? []))];
}

const collator = new Intl.Collator(locale);
const inPortugueseOrder = (a: { name: string }, b: { name: string }) =>
	collator.compare(a.name, b.name);

async function addMissing(blog: PublicBlog, articles: ArticleStore) {
	const missing = articles.listMissing(blog.posts);
	const failures: BuildFinding[] = [];
	for (let start = 0; start < missing.length; start += batchSize) {
		const batch = new Map(missing.slice(start, start + batchSize).map((post) => [post.id, post]));
		const made: [PostSummary, KeptArticle][] = [];
		for (const stored of await blog.listArticles([...batch.keys()])) {
			const post = batch.get(stored.id);
			if (!post) continue;
			const article = await toArticle(blog, stored);
			if (article instanceof Error) failures.push(leftOut(post, article.message));
			else made.push([post, article]);
		}
		articles.add(made);
	}
	return { fetched: missing.length, failures };
}
