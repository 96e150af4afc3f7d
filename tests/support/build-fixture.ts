import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawPosts } from '#content/draw-posts';
import { snapshotFile } from '#content/snapshot';
import { openPageStore } from '../../scripts/site/page-store.ts';
import { startPages } from '../../scripts/site/render-pages.ts';

export interface FixtureOrder {
	root: string;
	siteUrl: string;
	snapshotDir: string;
	outDir: string;
	cacheDir: string;
}

/** Renders a snapshot's pages in a separate process, because a program reads only one snapshot in its lifetime. */
const order: FixtureOrder = JSON.parse(process.argv[2] ?? '');
const { outDir, snapshotDir, cacheDir } = order;
process.env['SNAPSHOT_DIR'] = snapshotDir;
// Here, because which pictures can be shown is a setting of the build.
const file = join(snapshotDir, snapshotFile);
const given = JSON.parse(await readFile(file, 'utf8'));
await writeFile(file, JSON.stringify({ ...given, posts: drawPosts(given.posts) }));
const store = await openPageStore(join(cacheDir, 'pages'), 'fixture');
const building = startPages({ ...order, fingerprint: 'fixture' });
const { failures } = await building.renderInto(outDir, store);
if (failures[0]) throw new Error(failures[0].log);
