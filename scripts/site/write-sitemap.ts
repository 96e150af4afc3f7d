import { pathToFileURL } from 'node:url';
import sitemap from '@astrojs/sitemap';
import type { HookParameters } from 'astro';
import type { Snapshot } from '#content/snapshot';
import { lastChanges, listedPages } from '#seo/sitemap-entries';
import { BuildError } from './build-error.ts';
import type { BuiltPage } from './page-program.ts';

const { compare } = new Intl.Collator('en', { numeric: true });

interface Sitemap {
	siteUrl: string;
	outDir: string;
	/** All pages of the site; endpoints and pages that robots may not index are filtered out. */
	pages: readonly BuiltPage[];
	snapshot: Snapshot;
}

const refuse = (message: string): never => {
	throw new BuildError('code', `O mapa do site não pôde ser escrito: ${message}`);
};

/**
 * Runs Astro's sitemap integration through its own hooks, because pages are not rendered inside Astro's build. Pages
 * are passed in sorted order, because the integration's sort is slow on unsorted lists.
 */
export async function writeSitemap({ siteUrl, outDir, pages, snapshot }: Sitemap): Promise<void> {
	const lastChange = lastChanges(snapshot, siteUrl);
	const paths = pages.filter(({ file }) => file.endsWith('.html')).map(({ path }) => path);
	const { hooks } = sitemap({
		filter: listedPages(snapshot),
		serialize: (item) => {
			const lastmod = lastChange(item.url);
			return lastmod ? { ...item, lastmod } : item;
		},
	});
	const config = { site: siteUrl, base: '/', trailingSlash: 'never', build: { format: 'file' } };
	const logger = { info: () => undefined, warn: refuse, error: refuse };
	await hooks['astro:config:done']?.({ config } as HookParameters<'astro:config:done'>);
	await hooks['astro:routes:resolved']?.({
		routes: [],
	} as unknown as HookParameters<'astro:routes:resolved'>);
	await hooks['astro:build:done']?.({
		dir: pathToFileURL(`${outDir}/`),
		pages: paths.toSorted(compare).map((pathname) => ({ pathname })),
		logger,
	} as unknown as HookParameters<'astro:build:done'>);
}
