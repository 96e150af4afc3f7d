import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type ServedSite, serveBuild } from '../../../scripts/local/served-site.ts';
import { writeRedirectRules } from '../../../scripts/site/redirect-rules.ts';
import { folderForFile } from '../../support/a-folder.ts';
import { emptySnapshot } from '../../support/empty-snapshot.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const origin = 'http://localhost:1';
const rules = {
	...emptySnapshot,
	categories: [{ id: '1', name: 'Vendas', slug: 'vendas' }],
	old_addresses: [
		{ from: '/?p=12', to: 'um' },
		{ from: '/2021/04/um', to: 'um' },
	],
};
const files = {
	_redirects: writeRedirectRules(rules, origin),
	'index.html': 'home',
	'posts.html': 'todos',
	'post/um.html': 'um post',
	'rss.xml': '<rss/>',
	'retired/worker.js': 'retire()',
	'manifest.webmanifest': '{}',
	'favicon.ico': 'x',
	'categories/vendas.html': 'vendas',
	'404.html': 'nada aqui',
	'post-nao-encontrado.html': 'sem post',
	'categoria-nao-encontrada.html': 'sem categoria',
};

const folder = folderForFile();
let served: ServedSite;

beforeAll(async () => {
	const site = join(folder, 'dist');
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(dirname(join(site, name)), { recursive: true });
		writeFileSync(join(site, name), text);
	}
	cpSync(join(root, 'netlify.toml'), join(folder, 'netlify.toml'));
	const version = { publication: 1, posts: 1, built_at: '2026-01-01T00:00:00.000Z' };
	served = await serveBuild({ folder, site, fingerprint: '', version, assets: [] });
});

async function ask(path: string): Promise<[number | undefined, string | undefined]> {
	const response = await served.handle(new Request(origin + path));
	return [response?.status, await response?.text()];
}

test.each(['http://localhost:1', 'https://blog.example'])(
	'a redirect keeps the address by which a reader came: %s',
	async (base) => {
		for (const [from, to] of [
			['/artigos', '/posts'],
			['/?p=12', '/post/um'],
			['/category/vendas/', '/categories/vendas'],
		]) {
			const response = await served.handle(new Request(base + from));
			expect([response?.status, response?.headers.get('location')]).toEqual([301, base + to]);
		}
	},
);

test('the local server caches icons and manifest like the network', async () => {
	for (const path of ['/manifest.webmanifest', '/favicon.ico']) {
		const response = await served.handle(new Request(origin + path));
		expect(response?.headers.get('cache-control'), path).toBe('public, max-age=86400');
	}
});

test.each(['/_redirects', '/_redirects/', '//_redirects', '/_redirects//', '/%5fredirects'])(
	'S52: the rules of the edge are no page: %s',
	async (path) => {
		expect(await ask(path)).toEqual([404, 'nada aqui']);
	},
);

test.each([
	['/post', 'sem post'],
	['/post/', 'sem post'],
	['/post/nenhum', 'sem post'],
	['/post/nenhum.html', 'sem post'],
	['/post/..%2fposts', 'sem post'],
	['/categories', 'sem categoria'],
	['/categories/nenhuma', 'sem categoria'],
	['/categories/..%2fposts', 'sem categoria'],
])('Spec §2, §8: %s is not found, and says so to machines too', async (path, text) => {
	expect(await ask(path)).toEqual([404, text]);
});

test.each([
	['/post/um', 'um post'],
	['/post/um/', 'um post'],
	['/post/um.html', 'um post'],
	['/categories/vendas.html', 'vendas'],
])('a page answers with 200 however its address is written: %s', async (path, text) => {
	expect(await ask(path)).toEqual([200, text]);
});

test.each([
	['/?feed=rss2', '/rss.xml'],
	['/?cat=3', '/posts'],
	['/?p=12', '/post/um'],
	['/?p=12&utm_source=boletim', '/post/um?utm_source=boletim'],
	['/category/vendas/?paged=2', '/categories/vendas'],
	['/2021/04/', '/posts'],
	['/2021/04/um/amp/?utm_source=boletim', '/post/um?utm_source=boletim'],
	['/2021/04/um/feed/', '/post/um'],
	['/2021/04/um.html', '/post/um'],
	['/amp/2021/04/um/', '/2021/04/um/'],
	['/amp/post/um?m=1', '/post/um?m=1'],
	['/index.php?p=12', '/?p=12'],
	['/index.php/?feed=rss2', '/?feed=rss2'],
	['/post/um/comment-page-2/', '/post/um'],
	['/post/um/feed/', '/post/um'],
	['/post/um/index.html', '/post/um'],
	['/feeds/posts/default?alt=rss&max-results=9', '/rss.xml'],
	['/blog/?s=mesa', '/?q=mesa'],
	['/search/sala%20alta/?paged=2', '/?q=sala+alta'],
	['/search?q=pre%C3%A7o+novo&m=1', '/?q=pre%C3%A7o+novo'],
])('an old address leads on without its old parameters: %s → %s', async (path, to) => {
	const response = await served.handle(new Request(origin + path));
	expect([response?.status, response?.headers.get('location')]).toEqual([301, origin + to]);
});

test('the feed is served as one', async () => {
	const response = await served.handle(new Request(`${origin}/rss.xml`));
	expect(response?.headers.get('content-type')).toBe('text/xml; charset=utf-8');
});

test.each([
	'/sw.js',
	'/sw.js?v=3',
	'/service-worker.js',
	'/service-worker.mjs',
	'/serviceworker.min.js',
	'/serviceWorker.min.js',
	'/sw-amp.js',
	'/blog/service-worker.min.js',
	'/loja/sw.js',
	'/wp.serviceworker',
	'/blog/sw.js',
	'/OneSignalSDKWorker.js?appId=1',
	'/push/onesignal/OneSignalSDKWorker.js',
	'/firebase-messaging-sw.js',
])(
	'where an earlier site had its service worker, one answers that removes itself: %s',
	async (path) => {
		const response = await served.handle(new Request(origin + path));
		expect([response?.status, await response?.text()]).toEqual([200, 'retire()']);
		expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
			'cache-control': 'no-store',
			'content-type': expect.stringContaining('javascript'),
			'service-worker-allowed': '/',
		});
	},
);
