import { mkdirSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BuildError } from './build-error.ts';
import type { PageBundle } from './bundle-pages.ts';
import { openPageProgram, type ProgramPage } from './page-program.ts';
import type { PageStore } from './page-store.ts';

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

/** Pages that are rendered at once: while one waits for its article, another is at work. */
const concurrency = 8;

/** Writes every page into `outDir`: those that no build showed before are rendered, the others taken over. */
export async function renderPages(options: PageBuild): Promise<RenderedSite> {
	const { bundle, store, siteUrl, snapshotDir, outDir } = options;
	process.env['SNAPSHOT_DIR'] = snapshotDir;
	await cp(bundle.client, outDir, { recursive: true });
	try {
		const pages = await openPageProgram(bundle.server, siteUrl);
		for (const folder of new Set(pages.map(({ file }) => dirname(file)))) {
			mkdirSync(join(outDir, folder), { recursive: true });
		}
		const changed = pages.filter((page) => !store.take(page, join(outDir, page.file)));
		await renderAll(changed, outDir);
		const rendered = new Set(changed);
		const unchanged = pages.filter((page) => !rendered.has(page)).map(({ file }) => file);
		return { pages, unchanged: new Set(unchanged) };
	} catch (cause) {
		throw new BuildError('code', 'As páginas não puderam ser construídas.', { cause });
	}
}

async function renderAll(pages: readonly ProgramPage[], outDir: string): Promise<void> {
	const waiting = pages.values();
	const work = async () => {
		for (const page of waiting) writeFileSync(join(outDir, page.file), await page.render());
	};
	await Promise.all(Array.from({ length: concurrency }, work));
}
