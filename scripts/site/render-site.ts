import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { paths } from '#config/paths';
import { leaveOut } from '#content/judge-posts';
import { type Snapshot, snapshotFile } from '#content/snapshot';
import { writeWhole } from '#content/write-whole';
import { type BuildFinding, findingOf } from '#domain/site/build-finding';
import type { BuildSearchIndex } from '#search/build-index';
import { BuildError } from './build-error.ts';
import type { PageStore } from './page-store.ts';
import type { PageReport } from './page-worker.ts';
import { type PageBuild, type PageSource, startPages } from './render-pages.ts';

interface SiteRender extends PageSource {
	outDir: string;
	/** Under way; the search does not depend on it. */
	pages: PageBuild;
	store: PageStore;
	snapshot: Snapshot;
}

interface SiteOfPosts extends Omit<PageReport, 'failures'> {
	/** Of the posts that are shown. */
	snapshot: Snapshot;
	/** The posts that were left out. */
	findings: BuildFinding[];
	/** The search index, written concurrently. */
	indexing: Promise<unknown>;
}

/** More failures than this share of posts, and more than one, cannot be due to their content. */
const largestShare = 0.3;

/** The posts whose own pages failed; throws when the code is at fault. */
function blamePosts({ posts }: Snapshot, failures: PageReport['failures']): BuildFinding[] {
	const byPath = new Map(posts.map((post) => [paths.post(post.slug), post]));
	const findings = failures.flatMap(({ path, message }) => {
		const post = byPath.get(path);
		if (!post) return [];
		return [findingOf(post, 'post', message)];
	});
	const isOfFew = findings.length <= Math.max(1, posts.length * largestShare);
	if (findings.length === 0 || findings.length === posts.length || !isOfFew) {
		const [first] = failures;
		throw new BuildError('code', `Não foi possível montar as páginas: ${first?.path}`, {
			cause: first?.log,
		});
	}
	return findings;
}

async function writeIndex(order: BuildSearchIndex): Promise<void> {
	const worker = new Worker(new URL('./index-thread.ts', import.meta.url), { workerData: order });
	const [code] = await once(worker, 'exit');
	if (code !== 0) throw new Error(`The thread of the search index ended with ${code}.`);
}

/**
 * Renders pages and search. If a post's page throws, everything is rendered again without that post, because lists,
 * search and feed refer to it too.
 */
export async function renderSite(options: SiteRender): Promise<SiteOfPosts> {
	const { snapshotDir, outDir, store } = options;
	const findings: BuildFinding[] = [];
	let { snapshot, pages } = options;
	for (;;) {
		const indexing = writeIndex({ snapshotFolder: snapshotDir, outFolder: outDir });
		// A failure only reaches whoever awaits it later.
		indexing.catch(() => undefined);
		const { failures, ...site } = await pages.renderInto(outDir, store);
		if (failures.length === 0) return { ...site, snapshot, findings, indexing };
		await indexing.catch(() => undefined);
		const failed = blamePosts(snapshot, failures);
		findings.push(...failed);
		snapshot = leaveOut(snapshot, new Set(failed.map(({ post_id }) => post_id)));
		writeWhole(join(snapshotDir, snapshotFile), JSON.stringify(snapshot));
		await rm(outDir, { recursive: true });
		await mkdir(outDir);
		pages = startPages(options);
	}
}
