import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
	copyAssets,
	findKeptAssets,
	keepAssets,
	listAssets,
} from '../../../scripts/site/kept-assets.ts';

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'blog-assets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function aSite(name: string, files: string[]): string {
	const site = join(folder, name);
	for (const each of ['_astro', 'fonts']) mkdirSync(join(site, each), { recursive: true });
	for (const file of files) writeFileSync(join(site, file), file);
	return site;
}

test('pages of the last build that are still open find its scripts, styles and fonts, and those of older ones are gone', async () => {
	const cache = join(folder, 'cache');
	const builds = ['1', '2', '3'].map((name) =>
		aSite(name, [`_astro/a.${name}.css`, `fonts/f.${name}.woff2`]),
	);
	for (const site of builds) {
		const assets = listAssets(site);
		const last = findKeptAssets(cache);
		if (last) await copyAssets(last.assets, last.folder, site);
		await keepAssets(cache, site, assets);
	}
	const [, , third] = builds as [string, string, string];
	for (const file of ['_astro/a.2.css', 'fonts/f.2.woff2', '_astro/a.3.css', 'fonts/f.3.woff2'])
		expect(existsSync(join(third, file)), file).toBe(true);
	for (const file of ['_astro/a.1.css', 'fonts/f.1.woff2'])
		expect(existsSync(join(third, file)), file).toBe(false);
});
