import { mkdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { BuildError } from './build-error.ts';
import type { PageBundle } from './bundle-pages.ts';
import { NeededFiles, type RenderedPages } from './needed-files.ts';
import { openPageProgram, type ProgramPage } from './page-program.ts';
import type { PageStore } from './page-store.ts';
import type { RenderOrder } from './render-thread.ts';
import { runThread } from './run-thread.ts';
import { type PageFailure, type WrittenPages, writePages } from './write-pages.ts';

interface PageBuild {
	bundle: PageBundle;
	store: PageStore;
	siteUrl: string;
	snapshotDir: string;
	/** Empty at first; contains all pages and their assets at the end. */
	outDir: string;
}

export interface RenderedSite {
	pages: ProgramPage[];
	/** Those that no earlier build had. */
	rendered: RenderedPages;
	/** Those that failed to render and are missing. */
	failures: PageFailure[];
}

/** Pages per thread that make it worthwhile: a thread loads the program and the snapshot before its first page. */
const worthThread = 250;
const thread = new URL('./render-thread.ts', import.meta.url);

/** Writes every page into `outDir`: renders new ones and reuses the others. */
export async function renderPages(options: PageBuild): Promise<RenderedSite> {
	const { bundle, store, siteUrl, snapshotDir, outDir } = options;
	process.env['SNAPSHOT_DIR'] = snapshotDir;
	await cp(bundle.client, outDir, { recursive: true });
	try {
		const { pages } = await openPageProgram(bundle.server, siteUrl);
		for (const folder of new Set(pages.map(({ file }) => dirname(file)))) {
			mkdirSync(join(outDir, folder), { recursive: true });
		}
		const changed = pages.filter((page) => !store.take(page, join(outDir, page.file)));
		const order = { server: bundle.server, siteUrl, snapshotDir, outDir };
		const { needs, failures } = await (changed.length < worthThread
			? writePages(changed, outDir)
			: writeInThreads(changed, order));
		const files = new Set(changed.map(({ file }) => file));
		return { pages, rendered: { files, needs }, failures };
	} catch (cause) {
		throw new BuildError('code', 'As páginas não puderam ser construídas.', { cause });
	}
}

/** Deals the pages to the threads in turn, because heavy pages are next to each other in the list. */
async function writeInThreads(
	pages: readonly ProgramPage[],
	order: Omit<RenderOrder, 'files'>,
): Promise<WrittenPages> {
	const count = Math.min(availableParallelism(), Math.ceil(pages.length / worthThread));
	const shares = Object.values(Object.groupBy(pages, (_, index) => index % count));
	const needed = new NeededFiles();
	const threads = shares.map((share = []) => {
		const files = share.map(({ file }) => file);
		return runThread<WrittenPages>(thread, { ...order, files } satisfies RenderOrder);
	});
	const written = await Promise.all(threads);
	for (const { needs } of written) needed.join(needs);
	return { needs: needed.needs, failures: written.flatMap(({ failures }) => failures) };
}
