import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SitemapOptions } from '@astrojs/sitemap';
import { type Snapshot, snapshotFile } from '#content/snapshot';
import { lastChanges, listedPages } from '#seo/sitemap-entries';

function readMap() {
	const { SNAPSHOT_DIR: folder = '', SITE_URL: siteUrl = '' } = process.env;
	const snapshot: Snapshot = JSON.parse(readFileSync(join(folder, snapshotFile), 'utf8'));
	return { isListed: listedPages(snapshot), lastChange: lastChanges(snapshot, siteUrl) };
}

/** Read when the map is written: Astro reads its configuration before there is a snapshot. */
let map: ReturnType<typeof readMap> | undefined;
const getMap = () => (map ??= readMap());

/** What `@astrojs/sitemap` lists, and when it changed. */
export const siteMap: SitemapOptions = {
	filter: (url) => getMap().isListed(url),
	serialize: (item) => {
		const lastmod = getMap().lastChange(item.url);
		return lastmod ? { ...item, lastmod } : item;
	},
};
