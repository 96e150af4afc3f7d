import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { paths } from '#config/paths';
import { leaveOut } from '#content/judge-posts';
import { type Snapshot, snapshotFile } from '#content/snapshot';
import { writeWhole } from '#content/write-whole';
import { type BuildFinding, findingOf } from '#domain/site/build-finding';
import type { BuildSearchIndex } from '#search/build-index';
import { BuildError } from './build-error.ts';
import type { PageBundle } from './bundle-pages.ts';
import type { BundleSource } from './bundle-worker.ts';
import type { PageStore } from './page-store.ts';
import { renderByAstro } from './render-by-astro.ts';
import { type PageFailure, type RenderedSite, renderPages } from './render-pages.ts';

interface SiteRender extends BundleSource {
	outDir: string;
	/** The search does not depend on it; undefined when Astro renders the pages itself. */
	bundling: Promise<PageBundle> | undefined;
	store: PageStore;
	snapshot: Snapshot;
	snapshotDir: string;
}

interface SiteOfPosts extends Omit<RenderedSite, 'failures'> {
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
function blamePosts({ posts }: Snapshot, failures: readonly PageFailure[]): BuildFinding[] {
	const byPath = new Map(posts.map((post) => [paths.post(post.slug), post]));
	const findings = failures.flatMap(({ path, error }) => {
		const post = byPath.get(path);
		if (!post) return [];
		return [findingOf(post, 'post', error instanceof Error ? error.message : String(error))];
	});
	const isOfFew = findings.length <= Math.max(1, posts.length * largestShare);
	if (findings.length === 0 || findings.length === posts.length || !isOfFew) {
		const [first] = failures;
		throw new BuildError('code', `Não foi possível montar as páginas: ${first?.path}`, {
			cause: first?.error,
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
	const { bundling, cacheDir, snapshotDir, outDir } = options;
	const findings: BuildFinding[] = [];
	const copies = await mkdtemp(join(cacheDir, 'program-'));
	let { snapshot } = options;
	process.env['SNAPSHOT_DIR'] = snapshotDir;
	try {
		for (let attempt = 0; ; attempt++) {
			const indexing = writeIndex({ snapshotFolder: snapshotDir, outFolder: outDir });
			// A failure only reaches whoever awaits it later.
			indexing.catch(() => undefined);
			let bundle = await bundling;
			if (bundle && attempt > 0) {
				// A program reads only one snapshot in its lifetime, so a further attempt loads a copy.
				const server = join(copies, `${attempt}`);
				await cp(bundle.server, server, { recursive: true });
				bundle = { ...bundle, server };
			}
			const site = await (bundle ? renderPages({ ...options, bundle }) : renderByAstro(options));
			if (site.failures.length === 0) return { ...site, snapshot, findings, indexing };
			await indexing.catch(() => undefined);
			const failed = blamePosts(snapshot, site.failures);
			findings.push(...failed);
			snapshot = leaveOut(snapshot, new Set(failed.map(({ post_id }) => post_id)));
			writeWhole(join(snapshotDir, snapshotFile), JSON.stringify(snapshot));
			await rm(outDir, { recursive: true });
			await mkdir(outDir);
		}
	} finally {
		await rm(copies, { recursive: true, force: true });
	}
}
