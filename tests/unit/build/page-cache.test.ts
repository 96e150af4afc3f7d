import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPageCache } from '../../../scripts/build/page-cache.ts';

let cacheDir: string;
beforeEach(() => {
	cacheDir = mkdtempSync(join(tmpdir(), 'blog-pages-'));
});
afterEach(() => rmSync(cacheDir, { recursive: true }));

/** A build that leaves one page, and comes to its end or not. */
async function build(fingerprint: string, end: 'whole' | 'killed' = 'whole') {
	const cache = await openPageCache(cacheDir, fingerprint);
	const page = join(cache.folder, 'page.html');
	const found = existsSync(page);
	writeFileSync(page, 'text');
	if (end === 'whole') await cache.approve();
	return { isWarm: cache.isWarm, found };
}

const cold = { isWarm: false, found: false };
const warm = { isWarm: true, found: true };

test('pages of a whole build of the same code and settings are used again', async () => {
	expect(await build('a')).toEqual(cold);
	expect(await build('a')).toEqual(warm);
	expect(await build('a')).toEqual(warm);
});

test('other code or other settings start without pages', async () => {
	await build('a');
	expect(await build('b')).toEqual(cold);
	expect(await build('a')).toEqual(cold);
});

test('a build that did not come to its end leaves no page to the next one', async () => {
	await build('a');
	expect(await build('a', 'killed')).toEqual(warm);
	expect(await build('a')).toEqual(cold);
});

test('a page counts as unchanged when the last good build left it, and not once it is written again', async () => {
	await build('a');
	mkdirSync(join(cacheDir, 'astro/dist'), { recursive: true });
	const page = join(cacheDir, 'astro/dist/x.html');
	writeFileSync(page, 'old');
	utimesSync(page, new Date(0), new Date(0));
	const cache = await openPageCache(cacheDir, 'a');
	expect(cache.isUnchanged('/x.html')).toBe(true);
	expect(cache.isUnchanged('/new.html')).toBe(false);
	utimesSync(page, new Date(), new Date(Date.now() + 1));
	expect(cache.isUnchanged('/x.html')).toBe(false);
});
