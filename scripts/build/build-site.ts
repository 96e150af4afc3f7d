import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '#config/paths';
import type { BuildFinding } from '#domain/build-finding';
import { buildAdmin } from './build-admin.ts';
import { BuildError } from './build-error.ts';
import { bundlePages } from './bundle-pages.ts';
import { checkLinks } from './check-links.ts';
import { checkSnapshot } from './check-snapshot.ts';
import { siteFingerprint } from './fingerprint.ts';
import { inBackground } from './in-background.ts';
import { openPageStore, type PageStore } from './page-store.ts';
import { readData } from './read-data.ts';
import { writeRedirectRules } from './redirect-rules.ts';
import { renderSite } from './render-site.ts';
import { listSitePictures } from './site-pictures.ts';
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

export interface BuiltSite {
	version: SiteVersion;
	assets: string[];
	/** What of the blog it does not show as it was written. */
	findings: BuildFinding[];
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

/** Of a post that is left out after all, nothing else is worth telling. */
function joinFindings(ofCovers: BuildFinding[], leftOut: BuildFinding[]): BuildFinding[] {
	const gone = new Set(leftOut.map(({ post_id }) => post_id));
	return [...leftOut, ...ofCovers.filter(({ post_id }) => !gone.has(post_id))];
}

/** A post that is left out keeps the last good page that the same code made: who follows a link finds it. */
function keepLastPage({ kind, slug }: BuildFinding, store: PageStore, outDir: string): void {
	if (kind === 'post') store.takeLast(`post/${slug}.html`, join(outDir, 'post', `${slug}.html`));
}

/** Builds the whole site from one snapshot into an empty folder; throws, and nobody sees that folder. */
export async function buildSite(options: SiteBuild): Promise<BuiltSite> {
	const { root, siteUrl, cacheDir, outDir, report } = options;
	const snapshotDir = join(cacheDir, 'snapshot');
	const fingerprint = siteFingerprint(root, siteUrl);
	await mkdir(outDir, { recursive: true });
	report('lendo os posts');
	const bundling = inBackground(bundlePages({ root, siteUrl, cacheDir, fingerprint }));
	const sitePictures = listSitePictures(root);
	const taken = await readData({ ...options, sitePictures }, snapshotDir);
	checkSnapshot(taken.snapshot, options.previousPosts, process.env);
	report(`construindo ${taken.snapshot.posts.length} posts`);
	const store = await openPageStore(join(cacheDir, 'pages'), fingerprint);
	const order = { bundling, store, siteUrl, snapshotDir, cacheDir, outDir };
	const site = await renderSite({ ...order, snapshot: taken.snapshot });
	const { snapshot, pages, rendered, indexing } = site;
	const findings = joinFindings(taken.findings, site.findings);
	for (const finding of findings) keepLastPage(finding, store, outDir);
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
	return { version, assets, findings };
}
