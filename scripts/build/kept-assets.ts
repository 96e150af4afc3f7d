import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteBuild } from './build-site.ts';

const assetsFolder = '_astro';
const keptFolder = (cacheDir: string) => join(cacheDir, 'last-site');

/** The last build's assets, for when nothing else of its site is left, as on Netlify. */
export function findKeptAssets(cacheDir: string): SiteBuild['previous'] {
	const folder = keptFolder(cacheDir);
	const assets = join(folder, assetsFolder);
	return existsSync(assets) ? { folder, assets: readdirSync(assets) } : undefined;
}

/** Keeps the site's own assets for the next build, and removes those of the build before. */
export async function keepAssets(cacheDir: string, site: string, assets: string[]): Promise<void> {
	const folder = keptFolder(cacheDir);
	await rm(folder, { recursive: true, force: true });
	await mkdir(join(folder, assetsFolder), { recursive: true });
	for (const name of assets) {
		await cp(join(site, assetsFolder, name), join(folder, assetsFolder, name));
	}
}
