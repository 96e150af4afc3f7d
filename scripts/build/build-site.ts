import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '#config/paths';
import type { BuildSearchIndex } from '#search/build-index';
import { buildAdmin } from './build-admin.ts';
import { BuildError } from './build-error.ts';
import { bundlePages } from './bundle-pages.ts';
import { checkLinks } from './check-links.ts';
import { checkSnapshot } from './check-snapshot.ts';
import { siteFingerprint } from './fingerprint.ts';
import { openPageStore } from './page-store.ts';
import { readData } from './read-data.ts';
import { writeRedirectRules } from './redirect-rules.ts';
import { renderPages } from './render-pages.ts';
import { runThread } from './run-thread.ts';
import { writeSitemap } from './write-sitemap.ts';

export interface SiteBuild {
	root: string;
	databaseUrl: string;
	siteUrl: string;
	/** Kept from build to build; may be thrown away at any time. */
	cacheDir: string;
	/** Empty; holds the whole site when this is done. */
	outDir: string;
	/** The site that this one replaces, for the assets of pages that are still open. */
	previous?: { folder: string; assets: string[] } | undefined;
	/** Posts on the live site; undefined when there is none. */
	previousPosts: number | undefined;
	now: () => Date;
	report: (step: string) => void;
}

/** What `/version.json` tells: the desk compares it with the newest publication. */
export interface SiteVersion {
	publication: number;
	posts: number;
	built_at: string;
}

const assetsFolder = '_astro';

async function listAssets(outDir: string): Promise<string[]> {
	const folder = join(outDir, assetsFolder);
	return existsSync(folder) ? readdir(folder) : [];
}

/** A page that is open while the site changes still finds the scripts that it was built with. */
async function keepPreviousAssets({ previous, outDir }: SiteBuild): Promise<void> {
	if (!previous) return;
	for (const name of previous.assets) {
		const source = join(previous.folder, assetsFolder, name);
		if (!existsSync(source)) continue;
		await cp(source, join(outDir, assetsFolder, name), { force: false });
	}
}

const indexThread = new URL('./index-thread.ts', import.meta.url);

/** Work that goes on beside the rest: its failure is for whoever waits for it in the end. */
function inBackground<Result>(work: Promise<Result>): Promise<Result> {
	work.catch(() => undefined);
	return work;
}

/** Builds the whole site from one snapshot into an empty folder; throws, and nobody sees that folder. */
export async function buildSite(
	options: SiteBuild,
): Promise<{ version: SiteVersion; assets: string[] }> {
	const { root, siteUrl, cacheDir, outDir, report } = options;
	const snapshotDir = join(cacheDir, 'snapshot');
	const fingerprint = siteFingerprint(root, siteUrl);
	await mkdir(outDir, { recursive: true });
	report('lendo os posts');
	const bundling = inBackground(bundlePages({ root, siteUrl, cacheDir, fingerprint }));
	const snapshot = await readData(options, snapshotDir);
	checkSnapshot(snapshot, options.previousPosts, process.env);
	report(`construindo ${snapshot.posts.length} posts`);
	const indexing = inBackground(
		runThread(indexThread, {
			snapshotFolder: snapshotDir,
			outFolder: outDir,
			cacheFolder: join(cacheDir, 'search'),
		} satisfies BuildSearchIndex),
	);
	const bundle = await bundling;
	const store = await openPageStore(join(cacheDir, 'pages'), fingerprint);
	const { pages, rendered } = await renderPages({ bundle, store, siteUrl, snapshotDir, outDir });
	await writeSitemap({ siteUrl, outDir, pages, snapshot });
	report('construindo a busca');
	await indexing;
	report('construindo a mesa');
	await buildAdmin(options).catch((error: unknown) => {
		throw new BuildError('code', 'A mesa não pôde ser construída.', { cause: error });
	});
	const assets = await listAssets(outDir);
	await keepPreviousAssets(options);
	await writeFile(join(outDir, '_redirects'), writeRedirectRules(snapshot));
	report('conferindo os links');
	checkLinks(outDir, { rendered, memory: join(cacheDir, 'addresses.json') });
	const version: SiteVersion = {
		publication: snapshot.publication,
		posts: snapshot.posts.length,
		built_at: snapshot.taken_at,
	};
	await writeFile(join(outDir, paths.version), JSON.stringify(version));
	store.keep(pages, outDir);
	return { version, assets };
}
