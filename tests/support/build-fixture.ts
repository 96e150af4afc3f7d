import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawPosts } from '#content/draw-posts';
import { getSnapshot, snapshotFile } from '#content/snapshot';
import { bundlePages } from '../../scripts/site/bundle-pages.ts';
import { openPageStore } from '../../scripts/site/page-store.ts';
import { renderPages } from '../../scripts/site/render-pages.ts';
import { writeSitemap } from '../../scripts/site/site-files.ts';

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
// Here, because which pictures can be shown is a setting of the build.
const file = join(snapshotDir, snapshotFile);
const given = JSON.parse(await readFile(file, 'utf8'));
await writeFile(file, JSON.stringify({ ...given, posts: drawPosts(given.posts) }));
const bundle = await bundlePages(order, 'fixture');
const store = await openPageStore(join(cacheDir, 'pages'), 'fixture');
const { pages, failures } = await renderPages({ bundle, store, siteUrl, outDir });
if (failures[0]) throw failures[0].error;
await writeSitemap({ siteUrl, outDir, pages, snapshot: await getSnapshot() });
