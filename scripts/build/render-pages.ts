import { mkdirSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { BuildError } from './build-error.ts';
import type { PageBundle } from './bundle-pages.ts';
import { openPageProgram, type ProgramPage } from './page-program.ts';
import type { PageStore } from './page-store.ts';
import type { RenderOrder } from './render-thread.ts';
import { runThread } from './run-thread.ts';

interface PageBuild {
	bundle: PageBundle;
	store: PageStore;
	siteUrl: string;
	snapshotDir: string;
	/** Empty; holds all pages and what they load when this is done. */
	outDir: string;
}

export interface RenderedSite {
	pages: ProgramPage[];
	/** Files that were taken over from an earlier build, such as `post/x.html`. */
	unchanged: ReadonlySet<string>;
}

/** So many pages are worth a thread: it reads the program and the snapshot before its first page. */
const worthThread = 250;
const thread = new URL('./render-thread.ts', import.meta.url);

/** Writes every page into `outDir`: those that no build showed before are rendered, the others taken over. */
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
		if (changed.length < worthThread) await renderHere(changed, outDir);
		else await renderInThreads(changed, { server: bundle.server, siteUrl, snapshotDir, outDir });
		const rendered = new Set(changed);
		const unchanged = pages.filter((page) => !rendered.has(page)).map(({ file }) => file);
		return { pages, unchanged: new Set(unchanged) };
	} catch (cause) {
		throw new BuildError('code', 'As páginas não puderam ser construídas.', { cause });
	}
}

async function renderHere(pages: readonly ProgramPage[], outDir: string): Promise<void> {
	for (const page of pages) writeFileSync(join(outDir, page.file), await page.render());
}

/** Every thread takes its turn in the list, so that heavy pages, which stand together, are shared. */
async function renderInThreads(
	pages: readonly ProgramPage[],
	order: Omit<RenderOrder, 'files'>,
): Promise<void> {
	const count = Math.min(availableParallelism(), Math.ceil(pages.length / worthThread));
	const shares = Object.values(Object.groupBy(pages, (_, index) => index % count));
	await Promise.all(
		shares.map((share = []) => {
			const files = share.map(({ file }) => file);
			return runThread(thread, { ...order, files } satisfies RenderOrder);
		}),
	);
}
