import { mkdirSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BuildError, explainError } from './build-error.ts';
import type { PageBundle } from './bundle-pages.ts';
import { type BuiltPage, openPageProgram } from './page-program.ts';
import type { PageStore } from './page-store.ts';

interface PageBuild {
	bundle: PageBundle;
	store: PageStore;
	siteUrl: string;
	snapshotDir: string;
	/** Empty at first; contains all pages and their assets at the end. */
	outDir: string;
}

/** A page that could not be rendered. */
export interface PageFailure {
	path: string;
	message: string;
	/** With its stack trace. */
	log: string;
}

export interface RenderedSite {
	pages: BuiltPage[];
	/** Those that failed to render and are missing. */
	failures: PageFailure[];
}

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
		const failures: PageFailure[] = [];
		for (const page of pages) {
			const file = join(outDir, page.file);
			if (store.take(page, file)) continue;
			try {
				writeFileSync(file, await page.render());
			} catch (error) {
				const message = error instanceof Error ? error.message : String(error);
				failures.push({ path: page.path, message, log: explainError(error) });
			}
		}
		return { pages, failures };
	} catch (cause) {
		throw new BuildError('code', 'As páginas não puderam ser construídas.', { cause });
	}
}
