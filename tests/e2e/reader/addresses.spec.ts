import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test } from './reader-test.ts';

const open = (page: Page, path: string) => page.goto(path);

for (const [path, title, link, target] of [
	['/post/nenhum', 'Post não encontrado', 'Voltar ao início', '/'],
	['/categories/nenhuma', 'Nenhum post encontrado', 'Ver todos os posts', '/posts'],
	['/nada/disto', 'Esta página não está aqui', 'Return to Home', '/'],
	['/%00', 'Esta página não está aqui', 'Return to Home', '/'],
	['/%E0%A4%A', 'Esta página não está aqui', 'Return to Home', '/'],
] as const) {
	test(`Spec §2, §8: ${path} is not found, is not indexed and leads on`, async ({ page }) => {
		const response = await open(page, path);
		expect(response?.status()).toBe(404);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
		await expect(page.getByRole('main').getByRole('link', { name: link })).toHaveAttribute(
			'href',
			target,
		);
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
	});
}

test('Spec §2: any other spelling of a category leads to its page', async ({ page }) => {
	await open(page, '/categories/fInAnÇaS');
	await expect(page).toHaveURL('/categories/financas');
});

test('Spec §2: old addresses lead to their posts, each by one permanent step', async ({
	request,
}) => {
	const book = 'resumo-do-livro-como-fazer-amigos-e-influenciar-pessoas';
	for (const [from, to] of [
		[`/blog/${book}`, `/post/${book}`],
		['/blog/qualquer', '/posts'],
		['/blog/a/b', '/posts'],
		['/artigos', '/posts'],
		['/artigos/qualquer', '/posts'],
	] as const) {
		const response = await request.get(from, { maxRedirects: 0 });
		expect(response.status(), from).toBe(301);
		expect(new URL(response.headers()['location'] ?? '', 'http://a.b').pathname, from).toBe(to);
	}
});

test('every address of the first version still answers', async ({ request }) => {
	for (const path of [
		...['/', '/posts', '/livros', '/livros/2', '/sitemap', '/categories/financas', '/post/post-1'],
		...['/?q=mesa', '/?category=1', '/?tag=rotina', '/posts?page=2', '/rss.xml', '/robots.txt'],
		...['/sitemap-index.xml', '/manifest.webmanifest', '/icon-192.png', '/icon-512.png'],
		...['/icon-maskable-512.png', '/apple-touch-icon.png', '/favicon.ico', '/favicon.svg'],
		...['/social.png', '/image-placeholder.svg', '/og/post-1-1.png'],
		...['arcos', 'azulejo', 'copan', 'janelas', 'mesa', 'vao'].map((name) => `/covers/${name}.svg`),
	]) {
		expect((await request.get(path)).status(), path).toBe(200);
	}
});

test('Spec §2: a category is reached by its name, dashed and encoded, whatever signs it has', async ({
	page,
	request,
}) => {
	for (const [name, slug, title] of [
		['Gestão-de-Pessoas', 'gestao-de-pessoas', 'Gestão de Pessoas'],
		['Finanças-&-Impostos', 'financas-impostos', 'Finanças & Impostos'],
		['100%', 'cem-por-cento', '100%'],
		['E-commerce', 'e-commerce', 'E-commerce'],
	] as const) {
		const dashed = `/categories/${encodeURIComponent(name)}`;
		const response = await request.get(dashed, { maxRedirects: 0 });
		expect(response.status(), dashed).toBe(301);
		expect(response.headers()['location'], dashed).toContain(`/categories/${slug}`);
		await page.goto(dashed);
		await expect(page).toHaveURL(`/categories/${slug}`);
		await expect(page.locator('.crumbs [aria-current]')).toHaveText(title);
	}
});

test('bad input: a page number goes to its page, nonsense stays on the first', async ({ page }) => {
	await open(page, '/livros?page=2');
	await expect(page).toHaveURL('/livros/2');
	for (const page_ of ['999', '-1', '0', '1', '1.5', 'dois', '%00', '2e0x']) {
		const response = await open(page, `/livros?page=${page_}`);
		expect(response?.status()).toBe(200);
		await expect(page.locator('.paper')).toHaveCount(9);
		expect(new URL(page.url()).pathname).toBe('/livros');
	}
	for (const path of ['/', '/posts', '/categories/financas', '/post/post-1', '/sitemap']) {
		for (const query of [
			'?page=999',
			'?page=-1',
			'?page=%00',
			'?%E0%A4%A',
			`?q=${'x'.repeat(10_000)}`,
		]) {
			const response = await page.request.get(path + query);
			expect(response.status(), path + query.slice(0, 20)).toBe(200);
		}
	}
});

/** As it is written: `fetch` and browsers correct an address before they send it. */
async function askLiterally(origin: string, path: string): Promise<IncomingMessage> {
	const { hostname, port } = new URL(origin);
	const [answer] = await once(get({ hostname, port, path }), 'response');
	answer.resume();
	return answer;
}

test('no address leads to another host, however many slashes it begins with', async ({
	page,
	baseURL,
}) => {
	const origin = String(baseURL);
	const { host } = new URL(origin);
	const begins = ['//', '/\\', '/%5C', '//evil.example/', '/\\evil.example/', '/.//', '/%2F/'];
	const ends = [
		...['evil.example', 'posts', 'artigos', 'blog/evil.example', 'admin/edit-post/1'],
		...['posts?page=2', 'livros/?page=2', 'posts?q=a', 'categories/FINANÇAS'],
		...['post/post-1?preview=1', 'categories//evil.example', 'admin//evil.example'],
	];
	for (const path of begins.flatMap((begin) => ends.map((end) => encodeURI(begin + end)))) {
		const { headers } = await askLiterally(origin, path.replaceAll('%25', '%'));
		expect(new URL(headers.location ?? '/', origin).host, path).toBe(host);
	}
	for (const path of ['//livros?page=2', '//livros/?page=2', '//posts?q=a', '/\\livros?page=2']) {
		await open(page, origin + path);
		await page.waitForLoadState('load');
		expect(new URL(page.url()).host, path).toBe(host);
	}
});

test('a search sent before the page had its script goes on to its results', async ({ page }) => {
	await open(page, '/posts?q=pre%C3%A7o');
	await expect(page).toHaveURL('/?q=pre%C3%A7o');
});

test('without JavaScript every page has the same text', async ({ browser, page, baseURL }) => {
	const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
	const plain = await context.newPage();
	// Only one of the two has the parts that need scripts and the note for readers without them.
	const textOf = (tab: Page) =>
		tab.evaluate(() => {
			const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
			for (const part of main.querySelectorAll('script, noscript, button, [hidden]')) part.remove();
			return main.textContent.replace(/\s+/g, ' ').trim();
		});
	for (const path of [
		'/posts',
		'/post/post-1',
		'/categories/financas',
		'/livros',
		'/sitemap',
		'/',
	]) {
		await plain.goto(path);
		await open(page, path);
		expect(await textOf(plain), path).toBe(await textOf(page));
	}
	await context.close();
});
