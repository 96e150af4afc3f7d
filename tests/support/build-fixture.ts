import { join } from 'node:path';
import { getSnapshot } from '#content/snapshot';
import { bundlePages } from '../../scripts/site/bundle-pages.ts';
import { openPageStore } from '../../scripts/site/page-store.ts';
import { renderPages } from '../../scripts/site/render-pages.ts';
import { writeSitemap } from '../../scripts/site/write-sitemap.ts';

export interface FixtureOrder {
	root: string;
	siteUrl: string;
	snapshotDir: string;
	outDir: string;
	cacheDir: string;
}

/** Renders a snapshot's pages in a separate process, because a program reads only one snapshot in its lifetime. */
const order: FixtureOrder = JSON.parse(process.argv[2] ?? '');
const { siteUrl, outDir, snapshotDir, cacheDir } = order;
process.env['SNAPSHOT_DIR'] = snapshotDir;
const bundle = await bundlePages(order, 'fixture');
const store = await openPageStore(join(cacheDir, 'pages'), 'fixture');
const { pages, failures } = await renderPages({ bundle, store, siteUrl, outDir });
if (failures[0]) throw failures[0].error;
await writeSitemap({ siteUrl, outDir, pages, snapshot: await getSnapshot() });
