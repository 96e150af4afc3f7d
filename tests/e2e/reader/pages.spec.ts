import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './reader-test.ts';

const open = (page: Page, path: string) => page.goto(path);
const cards = (page: Page) => page.locator('main .card');

test('Spec §1: header and footer lead everywhere, and mark where one is', async ({ page }) => {
	await open(page, '/posts');
	const header = page.getByRole('banner');
	for (const [name, path] of [
		['Início', '/'],
		['Todos os Posts', '/posts'],
		['Livros', '/livros'],
	] as const) {
		await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
	}
	await expect(header.getByRole('link', { name: 'Todos os Posts' })).toHaveAttribute(
		'aria-current',
		'page',
	);
	await expect(header.getByRole('link', { name: /Conheça o espaço/ })).toHaveAttribute(
		'href',
		/^https:/,
	);
	const footer = page.getByRole('contentinfo');
	await expect(footer).toContainText('© 2025 Vão Livre');
	const listed = footer.getByRole('navigation', { name: 'Rodapé' }).getByRole('link');
	const names = ['Posts', 'Livros', 'Quem escreve', 'Mapa do Site', 'Privacidade'];
	expect(await listed.allInnerTexts()).toEqual(names);
	await expect(
		footer.getByRole('navigation', { name: 'Maiores categorias' }).getByRole('link'),
	).toHaveCount(4);
	await expect(footer.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/rss.xml');
	await expect(footer.locator('address')).toContainText('Rua do Exemplo, 100');
});

test('the privacy page says what the document says, within a phone’s width', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await open(page, '/privacidade');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacidade');
	const text = await readFile('docs/privacy.md', 'utf8');
	const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
	await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
		headings.filter((heading) => heading !== undefined),
	);
	await expect(page.getByRole('table')).toHaveCount(text.match(/^\|-/gm)?.length ?? 0);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('Spec §2: home has hero, search, the newest post as Destaque, two carousels and more posts', async ({
	page,
}) => {
	await open(page, '/');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Ver Todos os Posts' })).toHaveAttribute(
		'href',
		'/posts',
	);
	await expect(page.getByPlaceholder('Buscar por título')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Buscar' })).toBeVisible();
	const featured = page.locator('.featured');
	await expect(featured).toContainText('Destaque');
	await expect(featured.getByRole('heading')).toHaveText('A reunião que podia ser uma mesa');
	await expect(featured.getByRole('link', { name: /^Ler mais/ })).toHaveAttribute(
		'href',
		'/post/post-1',
	);
	await expect(page.locator('.track .card a[href="/post/post-1"]')).toHaveCount(0);
	await expect(page.getByRole('region', { name: 'Livros Recentes' }).locator('.paper')).toHaveCount(
		9,
	);
	await expect(page.getByRole('link', { name: 'Ver mais posts' })).toHaveAttribute(
		'href',
		'/posts',
	);
	const order = await page.locator('.unfiltered').locator('h2, .more').allInnerTexts();
	expect(order.slice(0, 3)).toEqual([
		'A reunião que podia ser uma mesa',
		'Posts Recentes',
		'Livros Recentes',
	]);
	expect(order.at(-1)).toBe('Ver mais posts');
	const places = page.locator('main :is(.featured, .track .card, .beat, .desk, .lines) h3 a');
	const addresses = await places.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
	expect(new Set(addresses).size).toBe(addresses.length);
});

test('Spec §2: /posts shows every post as a card with its tags, and the categories', async ({
	page,
}) => {
	await open(page, '/posts');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todos os Posts');
	await expect(page.locator('.page-head')).toContainText('44 posts publicados');
	await expect(cards(page)).toHaveCount(44);
	await expect(cards(page).first().getByRole('link', { name: 'preço' })).toHaveAttribute(
		'href',
		'/tags/preco',
	);
	const categories = page.getByRole('navigation', { name: 'Categorias', exact: true });
	// The fixture has fifteen categories, three of them without posts.
	await expect(categories.getByRole('link')).toHaveCount(12);
	await categories.getByRole('link', { name: 'Finanças' }).click();
	await expect(page).toHaveURL('/categories/financas');
});

test('Spec §2: a category shows its name, its count and its posts', async ({ page }) => {
	const response = await open(page, '/categories/financas');
	expect(response?.status()).toBe(200);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finanças');
	await expect(page.locator('.page-head p')).toHaveText('3 posts');
	await expect(cards(page)).toHaveCount(3);
});

test('Spec §2: a category without posts says so and leads on', async ({ page }) => {
	const response = await open(page, '/categories/cem-por-cento');
	expect(response?.status()).toBe(200);
	await expect(page.getByText('Nenhum post encontrado')).toBeVisible();
	await expect(page.getByText('Não encontramos posts nesta categoria ainda.')).toBeVisible();
	await page.getByRole('link', { name: 'Ver todos os posts' }).click();
	await expect(page).toHaveURL('/posts');
});

test('Spec §2, §9: books are nine on a page, with a pager', async ({ page }) => {
	await open(page, '/livros');
	await expect(page.locator('.paper')).toHaveCount(9);
	await page.getByRole('link', { name: 'Próxima página' }).click();
	await expect(page).toHaveURL('/livros/2');
	await expect(page.locator('.paper')).toHaveCount(5);
	await expect(page.locator('.pager [aria-current]')).toHaveText('2');
});

test('Spec §2: the site map groups every post by category, with counts, dates and read times', async ({
	page,
}) => {
	await open(page, '/sitemap');
	await expect(page.locator('.page-head')).toContainText('44 artigos');
	const groups = await page.locator('.map h2').allInnerTexts();
	const names = groups.slice(1).map((text) => text.split('\n')[0]?.trim() ?? '');
	expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'pt-BR')));
	expect(names).toContain('Geral');
	const finance = page.locator('.map', { hasText: 'Finanças' });
	await expect(finance.locator('h2')).toContainText('3 artigos');
	const dates = await finance
		.locator('time')
		.evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
	expect(dates).toEqual(dates.toSorted().toReversed());
	await expect(finance.locator('li').first()).toContainText(/\d+\smin/);
	await expect(page.locator('.map li a[href^="/post/"]')).toHaveCount(44);
	for (const path of ['/', '/posts', '/livros']) {
		await expect(page.locator(`.map-pages a[href="${path}"]`)).toHaveCount(1);
	}
});

test('Spec §4: a picture on an ignored host is not asked for', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	await page.goto('/post/post-5', { waitUntil: 'networkidle' });
	expect(asked.filter((url) => url.includes('antigo.example'))).toEqual([]);
	await expect(page.locator('.band img')).toHaveJSProperty('complete', true);
});

test('Spec §1: the whole site is dark and in Brazilian Portuguese, and shows where one is', async ({
	page,
}) => {
	await open(page, '/post/post-1');
	await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
	await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
	const crumbs = page.getByRole('navigation', { name: 'Você está em' });
	await expect(crumbs.getByRole('listitem').first()).toContainText('Início');
	await expect(crumbs.locator('[aria-current=page]')).toHaveText(
		'A reunião que podia ser uma mesa',
	);
});

test('Spec §2: cards are 16:9 over a title of two lines and an excerpt of three, in 1, 2 or 3 columns', async ({
	page,
}) => {
	await open(page, '/posts');
	const card = cards(page).first();
	await expect(card.locator('h2')).toHaveCSS('-webkit-line-clamp', '2');
	await expect(card.locator('.excerpt')).toHaveCSS('-webkit-line-clamp', '3');
	for (const [width, columns] of [
		[360, 1],
		[768, 2],
		[1280, 3],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		const tops = await cards(page).evaluateAll((all) =>
			all.slice(0, 4).map((element) => element.getBoundingClientRect().top),
		);
		expect(tops.filter((top) => top === tops[0]).length, `at ${width} px`).toBe(columns);
		const box = await card.locator('.media').boundingBox();
		expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
	}
	await open(page, '/');
	const featured = await page.locator('.featured').boundingBox();
	const hero = await page.locator('.unfiltered > .wrap').first().boundingBox();
	expect(featured?.width).toBe(hero?.width);
	await expect(page.locator('.featured h2')).toHaveCSS('-webkit-line-clamp', '2');
	await expect(page.locator('.featured .excerpt')).toHaveCSS('-webkit-line-clamp', '3');
	const size = (selector: string) =>
		page
			.locator(selector)
			.first()
			.evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
	expect(await size('.featured h2')).toBeGreaterThan(await size('.track .card h3'));
});

test('Spec §4: posts and books without a picture are drawn, and every drawing loads', async ({
	page,
}) => {
	for (const [path, drawing] of [
		['/', '.card:not(.paper) .media img[src^="/panels/"]'],
		['/livros', '.paper .media img[src^="/panels/livro"]'],
		['/post/post-2', '.band img[src$="-faixa.svg"]'],
		['/post/resumo-1', '.article-hero img[src^="/panels/livro"]'],
	] as const) {
		await page.goto(path);
		const drawings = page.locator(drawing);
		await drawings.first().scrollIntoViewIfNeeded();
		await expect
			.poll(() => drawings.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
			.toBeGreaterThan(1_000);
	}
});

test('the feet of a cut title’s letters are in sight, and no head of the next line', async ({
	page,
}) => {
	for (const width of [1280, 360]) {
		await page.setViewportSize({ width, height: 800 });
		await page.goto('/');
		const titles = await page.locator('.card :is(h2, h3)').evaluateAll((all) => {
			const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
			const seen = all.filter((title) => title.getClientRects().length > 0);
			return seen.map((title) => {
				const { font, lineHeight } = getComputedStyle(title);
				pen.font = font;
				const step = Number.parseFloat(lineHeight);
				const { top, bottom, height } = title.getBoundingClientRect();
				const lines = Math.floor((height + 1) / step);
				const feet = pen.measureText('gjpqyç');
				const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = feet;
				const baseline = top + (step - ascent - descent) / 2 + ascent + (lines - 1) * step;
				const head = step - pen.measureText('É').actualBoundingBoxAscent;
				return {
					cut: baseline + feet.actualBoundingBoxDescent - bottom,
					shown: bottom - baseline - head,
				};
			});
		});
		expect(titles.length).toBeGreaterThan(10);
		expect(Math.max(...titles.map(({ cut }) => cut))).toBeLessThan(0.5);
		expect(Math.max(...titles.map(({ shown }) => shown))).toBeLessThan(0.5);
	}
});
