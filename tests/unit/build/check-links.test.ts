import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkLinks } from '../../../scripts/build/check-links.ts';
import { NeededFiles } from '../../../scripts/build/needed-files.ts';

const folders: string[] = [];
afterEach(() => {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function aSite(files: Record<string, string>): string {
	const folder = mkdtempSync(join(tmpdir(), 'blog-links-'));
	folders.push(folder);
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), text);
	}
	return folder;
}

/** Checks a site of which this build rendered `pages`; without a cache it reads all other pages too. */
function check(
	files: Record<string, string>,
	{ rendered = {}, memory = join(aSite({}), 'addresses.json') } = {},
): void {
	const needed = new NeededFiles();
	for (const [page, html] of Object.entries(rendered)) needed.add(page, String(html));
	const pages = { files: new Set(Object.keys(rendered)), needs: needed.needs };
	checkLinks(aSite({ ...files, ...rendered }), { rendered: pages, memory });
}

test('a site without dead links passes', () => {
	const files = {
		'index.html': '<a href="/posts">x</a><a href="/?tag=a#b">y</a><link href="/_astro/a.css">',
		'posts.html': '<a href="/">x</a><a href="/post/caf%C3%A9">y</a><a href="/api/health">z</a>',
		'post/café.html': '<p>',
		'_astro/a.css': '',
	};
	expect(() => check(files)).not.toThrow();
	expect(() => check({}, { rendered: files })).not.toThrow();
});

test.each([
	['a page', '<a href="/post/gone">x</a>'],
	['a script', '<script type="module" src="/_astro/gone.js"></script>'],
	['a style sheet', '<link rel="stylesheet" href="/_astro/gone.css">'],
	['a drawing', '<img class="art" src="/panels/gone.svg" alt="">'],
	['an island', '<astro-island component-url="/_astro/gone.js"></astro-island>'],
])('a page that needs %s that does not exist fails the build', (_, html) => {
	expect(() => check({ 'index.html': html })).toThrow(/index\.html → \/.*gone/);
	expect(() => check({}, { rendered: { 'index.html': html } })).toThrow(/index\.html → \/.*gone/);
});

test('a link in an article, which opens a new tab, is not checked', () => {
	const html = '<a href="/learn/gone" target="_blank" rel="noopener">x</a>';
	expect(() => check({ 'index.html': html })).not.toThrow();
});

test('pages of the last good site are read again only when one of its addresses has disappeared', () => {
	const files = { 'index.html': '<a href="/a">x</a>', 'a.html': '<p>', 'b.html': '<p>' };
	const memory = join(aSite({}), 'addresses.json');
	check(files, { memory });
	const withDead = { 'b.html': '<a href="/gone">x</a>' };
	expect(() => check(files, { rendered: withDead, memory })).toThrow(/b\.html → \/gone/);
	const unread = { ...files, 'index.html': '<a href="/unread">x</a>' };
	expect(() => check(unread, { memory })).not.toThrow();
	check({ ...files, 'search/parts/1.bin': '' }, { memory });
	expect(() => check({ ...unread, 'search/parts/2.bin': '' }, { memory })).not.toThrow();
	const { 'a.html': _, ...without } = files;
	expect(() => check(without, { memory })).toThrow(/index\.html → \/a/);
});
