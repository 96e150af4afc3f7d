import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '#config/paths';
import { leaveOut } from '#content/leave-out';
import { type Snapshot, snapshotFile } from '#content/snapshot';
import { writeWhole } from '#content/write-whole';
import { type BuildFinding, findingOf } from '#domain/build-finding';
import type { BuildSearchIndex } from '#search/build-index';
import { BuildError } from './build-error.ts';
import type { PageBundle } from './bundle-pages.ts';
import { inBackground } from './in-background.ts';
import type { PageStore } from './page-store.ts';
import { renderByAstro } from './render-by-astro.ts';
import { type PageFailure, type RenderedSite, renderPages } from './render-pages.ts';
import { runThread } from './run-thread.ts';

interface SiteRender {
	root: string;
	/** The search does not depend on it; undefined when Astro renders the pages itself. */
	bundling: Promise<PageBundle> | undefined;
	store: PageStore;
	siteUrl: string;
	snapshot: Snapshot;
	snapshotDir: string;
	cacheDir: string;
	/** Empty at first; contains pages and search at the end. */
	outDir: string;
}

interface SiteOfPosts extends Omit<RenderedSite, 'failures'> {
	/** Of the posts that are shown. */
	snapshot: Snapshot;
	/** The posts that were left out. */
	findings: BuildFinding[];
	/** The search index, written concurrently. */
	indexing: Promise<unknown>;
}

const indexThread = new URL('./index-thread.ts', import.meta.url);
/** More failures than this share of posts, and more than one, cannot be due to their content. */
const largestShare = 0.3;

function refuse([first]: readonly PageFailure[]): never {
	throw new BuildError('code', `As páginas não puderam ser construídas: ${first?.path}`, {
		cause: first?.log,
	});
}

/** The posts whose own pages failed; throws when the code is at fault. */
function blamePosts({ posts }: Snapshot, failures: readonly PageFailure[]): BuildFinding[] {
	const byPath = new Map(posts.map((post) => [paths.post(post.slug), post]));
	const findings = failures.flatMap(({ path, message }) => {
		const post = byPath.get(path);
		return post ? [findingOf(post, 'post', message)] : [];
	});
	const isOfFew = findings.length <= Math.max(1, posts.length * largestShare);
	if (findings.length === 0 || findings.length === posts.length || !isOfFew) refuse(failures);
	return findings;
}

/**
 * Renders pages and search. If a post's page throws, everything is rendered again without that post, because lists,
 * search and feed refer to it too.
 */
export async function renderSite(options: SiteRender): Promise<SiteOfPosts> {
	const { store, siteUrl, snapshotDir, outDir } = options;
	const copies = openCopies(options.cacheDir);
	const findings: BuildFinding[] = [];
	let { snapshot } = options;
	try {
		for (let isFirst = true; ; isFirst = false) {
			const indexing = inBackground(writeIndex(options));
			const bundle = await options.bundling;
			const program = isFirst || !bundle ? bundle : await copies.make(bundle);
			const site = await (program
				? renderPages({ bundle: program, store, siteUrl, snapshotDir, outDir })
				: renderByAstro(options));
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
		await copies.remove();
	}
}

const writeIndex = ({ snapshotDir, outDir }: SiteRender) =>
	runThread(indexThread, {
		snapshotFolder: snapshotDir,
		outFolder: outDir,
	} satisfies BuildSearchIndex);

/** A program reads only one snapshot in its lifetime, so every attempt loads a fresh copy. */
function openCopies(cacheDir: string) {
	const folders: string[] = [];
	return {
		make: async (bundle: PageBundle): Promise<PageBundle> => {
			const server = await mkdtemp(join(cacheDir, 'program-'));
			folders.push(server);
			await cp(bundle.server, server, { recursive: true });
			return { ...bundle, server };
		},
		remove: async () => {
			for (const folder of folders) await rm(folder, { recursive: true, force: true });
		},
	};
}
