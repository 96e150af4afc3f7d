import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkLinks } from '../../../scripts/site/check-links.ts';

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

const check = (files: Record<string, string>) => checkLinks(aSite(files));

test('a site without dead links passes', () => {
	const files = {
		'index.html': '<a href="/posts">x</a><a href="/?tag=a#b">y</a><link href="/_astro/a.css">',
		'posts.html':
			'<a href="/">x</a><a href="/post/caf%C3%A9">y</a><a href="/api/health">z</a><a href="/admin/edit/um">w</a>',
		'post/café.html': '<p>',
		'_astro/a.css': '',
	};
	expect(() => check(files)).not.toThrow();
});

test.each([
	['a page', '<a href="/post/gone">x</a>'],
	['a script', '<script type="module" src="/_astro/gone.js"></script>'],
	['a style sheet', '<link rel="stylesheet" href="/_astro/gone.css">'],
	['a drawing', '<img class="art" src="/panels/gone.svg" alt="">'],
	['an island', '<astro-island component-url="/_astro/gone.js"></astro-island>'],
])('a page that needs %s that does not exist fails the build', (_, html) => {
	expect(() => check({ 'index.html': html })).toThrow(/index\.html → \/.*gone/);
});

test('a link in an article, which opens a new tab, is not checked', () => {
	const html = '<a href="/learn/gone" target="_blank" rel="noopener">x</a>';
	expect(() => check({ 'index.html': html })).not.toThrow();
});

test('a page kept from an earlier site may link to what is gone', () => {
	const site = aSite({ 'post/a.html': '<a href="/post/gone">x</a>' });
	expect(() => checkLinks(site, ['/post/a.html'])).not.toThrow();
});
