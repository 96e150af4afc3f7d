import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPageStore } from '../../../scripts/site/page-store.ts';

let folder: string;
let builds = 0;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'blog-pages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

type Pages = Record<string, string | undefined>;

/** A build of pages by file and key, whose text is their key; returns those that it had to render. */
async function build(pages: Pages, { fingerprint = 'a', isKilled = false } = {}) {
	builds += 1;
	const site = join(folder, `site-${builds}`);
	mkdirSync(join(site, 'post'), { recursive: true });
	const store = await openPageStore(join(folder, 'pages'), fingerprint);
	const list = Object.entries(pages).map(([file, key]) => ({ file, key }));
	const rendered = list.filter((page) => !store.take(page, join(site, page.file)));
	for (const { file, key } of rendered) writeFileSync(join(site, file), `text of ${key}`);
	if (!isKilled) store.keep(list, site);
	return { rendered: rendered.map(({ file }) => file), site };
}

test('a page of a complete build is reused while its key stays the same, and rendered when it changes', async () => {
	const first = await build({ 'x.html': '1', 'y.html': '1' });
	expect(first.rendered).toEqual(['x.html', 'y.html']);
	const second = await build({ 'x.html': '2', 'y.html': '1' });
	expect(second.rendered).toEqual(['x.html']);
	expect(readFileSync(join(second.site, 'y.html'), 'utf8')).toBe('text of 1');
	expect(statSync(join(second.site, 'y.html')).ino).toBe(statSync(join(first.site, 'y.html')).ino);
});

test('a page without a key is rendered in every build', async () => {
	await build({ 'index.html': undefined });
	expect((await build({ 'index.html': undefined })).rendered).toEqual(['index.html']);
});

test('different code or settings start without pages', async () => {
	await build({ 'x.html': '1' });
	expect((await build({ 'x.html': '1' }, { fingerprint: 'b' })).rendered).toEqual(['x.html']);
	expect((await build({ 'x.html': '1' })).rendered).toEqual(['x.html']);
});

test('an unfinished build neither adds nor removes pages', async () => {
	await build({ 'x.html': '1' });
	await build({ 'x.html': '2' }, { isKilled: true });
	expect((await build({ 'x.html': '1' })).rendered).toEqual([]);
	expect((await build({ 'x.html': '2' })).rendered).toEqual(['x.html']);
});

test('a page missing from one build is rendered when it returns', async () => {
	await build({ 'x.html': '1', 'y.html': '1' });
	await build({ 'y.html': '1' });
	expect((await build({ 'x.html': '1', 'y.html': '1' })).rendered).toEqual(['x.html']);
});

test('the last good page of a file is found whatever it showed, and stays as long as it is requested', async () => {
	await build({ 'post/x.html': '1', 'post/x-2.html': '1' });
	for (const round of [1, 2]) {
		const store = await openPageStore(join(folder, 'pages'), 'a');
		const target = join(folder, `last-${round}.html`);
		expect(store.takeLast('post/x.html', target)).toBe(true);
		expect(store.takeLast('post/y.html', target)).toBe(false);
		expect(readFileSync(target, 'utf8')).toBe('text of 1');
		store.keep([], folder);
	}
});

test('a page with other bytes of the same length is not shown, by its key or as the last good one', async () => {
	const { site } = await build({ 'x.html': '1', 'y.html': '1' });
	for (const file of ['x.html', 'y.html']) writeFileSync(join(site, file), 'text of 2');
	const store = await openPageStore(join(folder, 'pages'), 'a');
	expect(store.takeLast('y.html', join(folder, 'last.html'))).toBe(false);
	expect((await build({ 'x.html': '1' })).rendered).toEqual(['x.html']);
	const again = await build({ 'x.html': '1' });
	expect(again.rendered).toEqual([]);
	expect(readFileSync(join(again.site, 'x.html'), 'utf8')).toBe('text of 1');
});

test('a page that was cut is rendered again, and whole from then on', async () => {
	const { site } = await build({ 'x.html': '1', 'y.html': '1' });
	writeFileSync(join(site, 'x.html'), 'tex'); // The stored page is the same file.
	expect((await build({ 'x.html': '1', 'y.html': '1' })).rendered).toEqual(['x.html']);
	expect((await build({ 'x.html': '1', 'y.html': '1' })).rendered).toEqual([]);
});
