import { existsSync, readdirSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';

export interface KeptAssets {
	folder: string;
	assets: string[];
}

const keptFolder = (cacheDir: string) => join(cacheDir, 'last-site');
const assetsOf = (site: string) => join(site, '_astro');

const list = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** What pages load under names of their content: scripts, styles and, beside their folder, fonts. */
export const listAssets = (site: string): string[] => [
	...list(assetsOf(site)),
	...list(join(site, 'fonts')).map((font) => `../fonts/${font}`),
];

/** Copies those that are still there, and replaces none. */
export async function copyAssets(names: string[], from: string, to: string): Promise<void> {
	for (const name of names) {
		const source = join(assetsOf(from), name);
		if (existsSync(source)) await cp(source, join(assetsOf(to), name), { force: false });
	}
}

/** The last build's assets, for when nothing else of its site is left, as on Netlify. */
export function findKeptAssets(cacheDir: string): KeptAssets {
	const folder = keptFolder(cacheDir);
	return { folder, assets: listAssets(folder) };
}

/** Keeps the site's own assets for the next build, and removes those of the build before. */
export async function keepAssets(cacheDir: string, site: string, assets: string[]): Promise<void> {
	const folder = keptFolder(cacheDir);
	await rm(folder, { recursive: true, force: true });
	await copyAssets(assets, site, folder);
}
