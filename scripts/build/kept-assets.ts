import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteBuild } from './build-site.ts';

const assetsFolder = '_astro';
const keptFolder = (cacheDir: string) => join(cacheDir, 'last-site');

/** The assets of the last build, where nothing else of its site is left, as on Netlify. */
export function findKeptAssets(cacheDir: string): SiteBuild['previous'] {
	const folder = keptFolder(cacheDir);
	const assets = join(folder, assetsFolder);
	return existsSync(assets) ? { folder, assets: readdirSync(assets) } : undefined;
}

/** Keeps a site's own assets for the next build; those that it kept of the one before go. */
export async function keepAssets(cacheDir: string, site: string, assets: string[]): Promise<void> {
	const folder = keptFolder(cacheDir);
	await rm(folder, { recursive: true, force: true });
	await mkdir(join(folder, assetsFolder), { recursive: true });
	for (const name of assets) {
		await cp(join(site, assetsFolder, name), join(folder, assetsFolder, name));
	}
}
