import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { type BuiltPages, readBuiltPages, textOf } from '../support/built-pages.ts';

let pages: BuiltPages;
beforeAll(async () => {
	pages = await readBuiltPages();
}, 180_000);

const statusOf = async (address: string) => (await pages.ask(address)).status;
async function leadsTo(address: string): Promise<string> {
	const { status, headers } = await pages.ask(address);
	expect(status, address).toBe(301);
	return new URL(headers.get('location') ?? '', pages.url).pathname;
}

test.each([
	['/post/nenhum', 'Post não encontrado', 'Voltar ao início', '/'],
	['/categories/nenhuma', 'Nenhum post encontrado', 'Ver todos os posts', '/posts'],
	['/nada/disto', 'Esta página não está aqui', 'Return to Home', '/'],
	['/%00', 'Esta página não está aqui', 'Return to Home', '/'],
	['/%E0%A4%A', 'Esta página não está aqui', 'Return to Home', '/'],
])(
	'Spec §2, §7, §8: %s is not found, is not indexed and leads on',
	async (path, title, link, target) => {
		const { status, document, main } = await pages.open(path);
		expect(status).toBe(404);
		expect(textOf(main.getByRole('heading', { level: 1 }))).toBe(title);
		expect(main.getByRole('link', { name: link }).getAttribute('href')).toBe(target);
		const robots = document.querySelector('meta[name="robots"]');
		expect(robots?.getAttribute('content')).toContain('noindex');
	},
);

test('Spec §2: old addresses lead to their posts, each by one permanent step', async () => {
	const book = 'resumo-do-livro-como-fazer-amigos-e-influenciar-pessoas';
	for (const [from, to] of [
		[`/blog/${book}`, `/post/${book}`],
		['/blog/qualquer', '/posts'],
		['/blog/a/b', '/posts'],
		['/artigos', '/posts'],
		['/artigos/qualquer', '/posts'],
	] as const)
		expect(await leadsTo(from)).toBe(to);
});

test.each(['/amp', '/2/', '/comment-page-2/', '/feed/', '/embed', '/foto-1/', '/index.html'])(
	'what other tools have below a post leads to it: %s',
	async (tail) => {
		expect(await leadsTo(`/post/post-1${tail}`)).toBe('/post/post-1');
	},
);

test('every address of the first version still answers', async () => {
	for (const path of [
		...['/', '/posts', '/livros', '/livros/2', '/sitemap', '/categories/financas', '/post/post-1'],
		...['/?q=mesa', '/?category=1', '/?tag=rotina', '/posts?page=2', '/rss.xml', '/robots.txt'],
		...['/sitemap-index.xml', '/manifest.webmanifest', '/icon-192.png', '/icon-512.png'],
		...['/icon-maskable-512.png', '/apple-touch-icon.png', '/favicon.ico', '/favicon.svg'],
		...['/social.png', '/image-placeholder.svg', '/og/post-1-1.png'],
		...['arcos', 'azulejo', 'copan', 'janelas', 'mesa', 'vao'].map((name) => `/covers/${name}.svg`),
	])
		expect(await statusOf(path), path).toBe(200);
});

test.each([
	['Gestão-de-Pessoas', 'gestao-de-pessoas', 'Gestão de Pessoas'],
	['Finanças-&-Impostos', 'financas-impostos', 'Finanças & Impostos'],
	['100%', 'cem-por-cento', '100%'],
	['E-commerce', 'e-commerce', 'E-commerce'],
])(
	'Spec §2, §7, S6: a category is reached by its name, dashed and encoded, whatever signs it has: %s',
	async (name, slug, title) => {
		expect(await leadsTo(`/categories/${encodeURIComponent(name)}`)).toBe(`/categories/${slug}`);
		const { status, document } = await pages.open(`/categories/${slug}`);
		expect(status).toBe(200);
		expect(textOf(document.querySelector('.crumbs [aria-current]'))).toBe(title);
	},
);

test('bad input: no query keeps a page from being shown', async () => {
	for (const path of ['/', '/posts', '/categories/financas', '/post/post-1', '/sitemap']) {
		for (const query of [
			'?page=999',
			'?page=-1',
			'?page=%00',
			'?%E0%A4%A',
			`?q=${'x'.repeat(10_000)}`,
		])
			expect(await statusOf(path + query), path + query.slice(0, 20)).toBe(200);
	}
});

/** As it is written: `fetch` and browsers correct an address before they send it. */
async function askLiterally(path: string): Promise<IncomingMessage> {
	const { hostname, port } = new URL(pages.url);
	const [answer] = await once(get({ hostname, port, path }), 'response');
	answer.resume();
	return answer;
}

test('no address leads to another host, however many slashes it begins with', async () => {
	const { host } = new URL(pages.url);
	const begins = ['//', '/\\', '/%5C', '//evil.example/', '/\\evil.example/', '/.//', '/%2F/'];
	const ends = [
		...['evil.example', 'posts', 'artigos', 'blog/evil.example', 'admin/edit-post/1'],
		...[
			'posts?page=2',
			'amp//evil.example',
			'index.php/\\evil.example',
			'livros/?page=2',
			'posts?q=a',
			'categories/FINANÇAS',
		],
		...['post/post-1?preview=1', 'categories//evil.example', 'admin//evil.example'],
	];
	for (const path of begins.flatMap((begin) => ends.map((end) => encodeURI(begin + end)))) {
		const { headers } = await askLiterally(path.replaceAll('%25', '%'));
		expect(new URL(headers.location ?? '/', pages.url).host, path).toBe(host);
	}
});
