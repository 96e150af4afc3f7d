import { mkdirSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BuildError } from './build-error.ts';
import type { PageBundle } from './bundle-pages.ts';
import { type BuiltPage, openPageProgram } from './page-program.ts';
import type { PageStore } from './page-store.ts';

interface PageBuild {
	siteUrl: string;
	outDir: string;
	bundle: PageBundle;
	store: PageStore;
}

/** A page that could not be rendered. */
export interface PageFailure {
	path: string;
	error: unknown;
}

export interface RenderedSite {
	pages: BuiltPage[];
	/** Those that failed to render and are missing. */
	failures: PageFailure[];
}

/** Writes every page into `outDir`: renders new ones and reuses the others. SNAPSHOT_DIR says what they show. */
export async function renderPages(options: PageBuild): Promise<RenderedSite> {
	const { bundle, store, siteUrl, outDir } = options;
	await cp(bundle.client, outDir, { recursive: true });
	try {
		const pages = await openPageProgram(bundle.server, siteUrl);
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
				failures.push({ path: page.path, error });
			}
		}
		return { pages, failures };
	} catch (cause) {
		throw new BuildError('code', 'Não foi possível montar as páginas.', { cause });
	}
}
