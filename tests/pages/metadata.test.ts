import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { beforeAll, expect, test } from 'vitest';
import { type BuiltPages, readBuiltPages } from '../support/built-pages.ts';
import { findTwins } from '../support/judges/find-twins.ts';

let pages: BuiltPages;
beforeAll(async () => {
	pages = await readBuiltPages();
}, 180_000);

const read = (path: string) => readFileSync(join(pages.folder, path), 'utf8');
const listPages = () =>
	(readdirSync(pages.folder, { recursive: true }) as string[]).filter(
		(path) => path.endsWith('.html') && !path.startsWith('admin'),
	);
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

/** The text of every element with this name; throws when the XML is not well formed. */
function textsOf(xml: string, name: string): string[] {
	const texts: string[] = [];
	const parser = new SaxesParser({ xmlns: true });
	let current: string | undefined;
	parser.on('error', (error) => {
		throw error;
	});
	parser.on('opentag', (tag) => {
		if (tag.name === name) current = '';
	});
	parser.on('text', (text) => {
		if (current !== undefined) current += text;
	});
	parser.on('cdata', (text) => {
		if (current !== undefined) current += text;
	});
	parser.on('closetag', (tag) => {
		if (tag.name === name) texts.push(current ?? '');
		if (tag.name === name) current = undefined;
	});
	parser.write(xml).close();
	return texts;
}

test('Spec §1: every page has a title of its own with the blog’s name, description, canonical, card and one graph', () => {
	const titles = new Map<string, string>();
	for (const path of listPages()) {
		const html = read(path);
		const address = `/${path.replace(/(?:^index)?\.html$/, '')}`;
		const title = attribute(html, /<title>([^<]+)<\/title>/) ?? '';
		expect(title, path).toMatch(/ \| Vão Livre$/);
		const isIndexed = !html.includes('name="robots" content="noindex"');
		expect(isIndexed, path).toBe(
			!/^\/(?:404|previa|rascunho|post-indisponivel|.*nao-encontrad[ao])$/.test(address),
		);
		if (isIndexed) {
			expect(attribute(html, /rel="canonical" href="([^"]+)"/), path).toBe(pages.url + address);
			// Two posts may have the same title; two lists may not.
			const other = path.startsWith('post/') ? undefined : titles.get(title);
			expect(other, `${path} has the title of another page`).toBeUndefined();
			titles.set(title, path);
		}
		expect(attribute(html, /name="description" content="([^"]+)"/), path).toBeTruthy();
		const card = attribute(html, /property="og:image" content="([^"]+)"/) ?? '';
		const isMissing = /^\/(?:404|post-indisponivel|.*nao-encontrad[ao])$/.test(address);
		expect(card, path).toMatch(isMissing ? /^$/ : /\.png$/);
		const graphs = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
		expect(graphs, path).toHaveLength(1);
		expect(Object.keys(JSON.parse(graphs[0]?.[1] ?? '')), path).toEqual(['@context', '@graph']);
	}
});

test('every file that a head names exists', async () => {
	const html = read('post/post-1.html');
	const files = [...html.matchAll(/<(?:link|meta)[^>]+(?:href|content)="([^"]+\.[a-z]\w{1,10})"/g)]
		.map(([, url = '']) => new URL(url, pages.url))
		.filter(({ origin, pathname }) => origin === pages.url && pathname !== '/post/post-1');
	expect(files.length).toBeGreaterThan(8);
	for (const { href } of files) expect((await fetch(href)).status, href).toBe(200);
	const manifest = JSON.parse(read('manifest.webmanifest'));
	for (const { src } of manifest.icons) {
		expect((await pages.ask(src)).headers.get('content-type')).toBe('image/png');
	}
});

test('the sitemap is well formed and lists each page that may be indexed, once, but for empty categories, posts with their date', () => {
	const [index] = textsOf(read('sitemap-index.xml'), 'loc');
	const xml = read(new URL(index ?? '').pathname.slice(1));
	const indexed = listPages()
		.filter((path) => !read(path).includes('name="robots" content="noindex"'))
		.filter((path) => !read(path).includes('Não encontramos posts nesta categoria ainda.'))
		.map((path) => `${pages.url}/${path.replace(/(?:^index)?\.html$/, '')}`);
	expect(textsOf(xml, 'loc').toSorted()).toEqual(indexed.toSorted());
	const dates = textsOf(xml, 'lastmod');
	expect(dates.length).toBeGreaterThan(0);
	for (const date of dates) expect(date).toMatch(/^\d{4}-\d\d-\d\dT/);
});

test.each([
	['/admin', true],
	['/admin/', true],
	['/admin/edit/1', true],
	['/api/health', true],
	['/administracao-do-tempo/', false],
	['/admin-de-condominio', false],
	['/admin.html', false],
	['/api-aberta/', false],
	['/apicultura/', false],
	['/post/admin', false],
	['/', false],
])(
	'robots.txt hides only the desk and the calls, not what begins like them: %s',
	(path, isHidden) => {
		const rules = [...read('robots.txt').matchAll(/^Disallow: (\S+)$/gm)];
		const hides = rules.some(([, rule = '']) =>
			rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule),
		);
		expect(hides).toBe(isHidden);
	},
);

test('robots.txt points at the sitemap', () => {
	expect(read('robots.txt')).toContain(`Sitemap: ${pages.url}/sitemap-index.xml`);
});

test('S90: the feed is well formed, whole and newest first, with addresses in full', () => {
	const xml = read('rss.xml');
	expect(xml).toMatch(/<lastBuildDate>\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT<\/lastBuildDate>/);
	const contents = textsOf(xml, 'content:encoded');
	expect(contents).toHaveLength(44);
	expect(textsOf(xml, 'dc:creator')).toHaveLength(44);
	for (const html of contents) {
		expect(html).toContain('Há bons motivos para furar o piso');
		expect(html).not.toMatch(/(?:href|src)="[/#]/);
	}
	const days = textsOf(xml, 'pubDate').map((day) => Date.parse(day));
	expect(days).toEqual(days.toSorted((a, b) => b - a));
});

test.each([
	['index.html', 2, 6.6],
	['post/post-1.html', 1, 6],
])('%s loads %i style sheets of at most %f KB', (page, files, kilobytes) => {
	const sheets = [...read(page).matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)];
	const sizes = sheets.map(([, path = '']) => brotliCompressSync(read(path)).length);
	expect(sizes).toHaveLength(files);
	expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(kilobytes * 1024);
});

test('S57: no list of any page shows the same picture twice beside each other', () => {
	expect(findTwins(pages.folder)).toEqual([]);
});
