import type { Page } from '@playwright/test';
import { Results } from './pages/results.ts';
import { expect, test } from './reader-test.ts';

let results: Results;

test.beforeEach(({ page }) => {
	results = new Results(page);
});

const open = (page: Page, path: string) => page.goto(path);

test('Spec §1, §2, §4, §9, S2: typing shows results in groups of one pager, and the way back is home', async ({
	page,
}) => {
	await open(page, '/');
	await expect(page.getByText('Destaque', { exact: true })).toBeVisible();
	await results.box.pressSequentially('precificar');
	await expect(results.count).toHaveText('44 posts encontrados');
	await expect(page).toHaveURL(`/?q=precificar`);
	await expect(page.getByText('Destaque', { exact: true })).toBeHidden();
	await expect(page.getByRole('heading', { name: 'Posts Recentes' })).toBeHidden();
	await expect(results.rows).toHaveCount(6);
	await expect(results.group('Posts')).toBeVisible();
	await expect(results.group('Livros')).toHaveCount(0);
	await expect(results.pager.getByRole('listitem')).toHaveText(['1', '2', '3', '4', '…', '8', '']);

	await results.pager.getByRole('link', { name: 'Página 8' }).click();
	await expect(page).toHaveURL(`/?q=precificar&page=8`);
	await expect(results.rows).toHaveCount(2);
	await expect(results.group('Livros')).toBeVisible();
	await page.reload();
	await expect(results.rows).toHaveCount(2);
	await expect(results.box).toHaveValue('precificar');

	await results.box.fill('quanto custa');
	await expect(results.count).toHaveText('3 posts encontrados');
	await expect(page).toHaveURL(`/?q=quanto+custa`);
	await page.goBack();
	await expect(results.count).toHaveText('44 posts encontrados');
	await expect(results.box).toHaveValue('precificar');
	await page.goBack();
	await expect(results.title).toBeHidden();
	await expect(page.getByText('Destaque', { exact: true })).toBeVisible();
	await expect(results.box).toHaveValue('');
});

test('Spec §2, §8: results whose program does not load are said too', async ({ page }) => {
	await page.route(/\/search-results\.[^/]+\.js/, (route) => route.abort());
	await open(page, '/?q=silencio');
	await expect(page.getByRole('heading', { name: 'Erro ao carregar posts' })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});

test('no letter takes the focus; Escape clears the box; the results’ title has their words', async ({
	page,
}) => {
	await open(page, '/');
	await page.keyboard.press('/');
	await expect(results.box).not.toBeFocused();
	await results.box.focus();
	await page.keyboard.type('silencio');
	await expect(results.count).toHaveText('3 posts encontrados');
	await expect(page).toHaveTitle(/^silencio — Resultados da Busca \| /);
	await page.keyboard.press('Escape');
	await expect(results.box).toHaveValue('');
	await expect(results.title).toBeHidden();
	await expect(page).not.toHaveTitle(/Resultados/);
	await page.keyboard.type('a/b');
	await expect(results.box).toHaveValue('a/b');
});

test('home loads at most 5 KB of script, and nothing of the search, before it is used', async ({
	page,
}) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await page.goto('/', { waitUntil: 'networkidle' });
	const bytes = await page.evaluate(() =>
		performance
			.getEntriesByType('resource')
			.filter(({ name }) => name.endsWith('.js'))
			.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
	);
	expect(bytes).toBeLessThanOrEqual(5 * 1024);
	expect(asked.filter((path) => /search\/|react|client\./i.test(path))).toEqual([]);
	await results.box.focus();
	await expect.poll(() => asked).toContain('/search/manifest.json');
});
