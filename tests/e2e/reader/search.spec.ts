import type { Page } from '@playwright/test';
import { fixtureCategories } from '../../support/snapshot-fixture.ts';
import { findViolations } from '../find-violations.ts';
import { Results } from './pages/results.ts';
import { expect, test } from './reader-test.ts';

let results: Results;

test.beforeEach(({ page }) => {
	results = new Results(page);
});

const open = (page: Page, path: string) => page.goto(path);
const finances = fixtureCategories[0]?.id ?? '';
const parts = '**/search/parts/**';

test('E13: accents and capitals make no difference, and the words are marked', async ({ page }) => {
	for (const words of ['silencio', 'SILÊNCIO', 'Silêncio', 'lenci']) {
		await open(page, `/?q=${encodeURIComponent(words)}`);
		await expect(results.count).toHaveText('3 posts encontrados');
		await expect(results.cards.locator('h3 mark').first()).toHaveText(
			words === 'lenci' ? 'lênci' : 'silêncio',
		);
	}
});

test('Spec §2: typing shows results in groups of one pager, and the way back is home', async ({
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
	await expect(results.pager.getByRole('listitem')).toHaveText([
		'',
		'1',
		'2',
		'3',
		'4',
		'…',
		'8',
		'',
	]);

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

test('a page holds posts before books, each newest first', async ({ page }) => {
	await open(page, '/?q=precificar&page=5');
	await expect(results.rows).toHaveCount(6);
	await expect(results.group('Posts')).toBeVisible();
	await open(page, '/?tag=livro');
	await expect(results.count).toHaveText('14 posts encontrados');
	const dates = await results.cards
		.locator('time')
		.evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
	expect(dates).toEqual(dates.toSorted().reverse());
});

test('word, category and tag narrow one another, and each goes with a click', async ({ page }) => {
	await open(page, `/?q=hora&category=${finances}&tag=${encodeURIComponent('preço')}`);
	await expect(results.count).toHaveText(/post(s)? encontrado(s)?/);
	const narrow = Number.parseInt(await results.count.innerText(), 10);
	await results.chip('preço').click();
	await expect(page).toHaveURL(`/?q=hora&category=${finances}`);
	await expect(results.count).not.toHaveText(`${narrow} posts encontrados`);
	await results.chip('“hora”').click();
	await expect(results.chip('Finanças')).toBeVisible();
	await expect(results.box).toHaveValue('');
	await results.chip('Finanças').click();
	await expect(results.title).toBeHidden();
	await expect(page).toHaveURL('/');
});

test('names that begin like a word of the search lead to their pages', async ({ page }) => {
	await open(page, '/?q=gestao');
	const maybe = page.getByRole('navigation', { name: 'Talvez você queira' });
	await expect(maybe.getByRole('link')).toHaveText(['Categoria: Gestão de Pessoas']);
	await open(page, '/?q=helena');
	await expect(maybe.getByRole('link')).toHaveText(['Quem escreve: Helena Prado']);
	await maybe.getByRole('link').click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Helena Prado');
	await open(page, '/?q=rotina');
	await maybe.getByRole('link', { name: 'Tag: rotina' }).click();
	await expect(page).toHaveURL('/tags/rotina');
});

test('a word that is only in the text says so, and shows where', async ({ page }) => {
	await open(page, '/?q=barato');
	await expect(results.tier('Posts', 'No texto')).toBeVisible();
	await expect(results.rows.first().locator('mark')).toHaveText('barato');
	await open(page, '/?q=silencio');
	await expect(results.tier('Posts', 'No título')).toBeVisible();
	await expect(results.tier('Posts', 'No texto')).toHaveCount(0);
});

test('over all pages titles come before texts, posts before books in each', async ({ page }) => {
	await open(page, '/?q=mesa');
	await expect(results.count).toHaveText('44 posts encontrados');
	await expect(results.cards).toHaveCount(6);
	await expect(results.rows).toHaveCount(0);
	await open(page, '/?q=amigos');
	await expect(results.count).toHaveText('3 posts encontrados');
	await expect(results.tier('Livros', 'No título')).toBeVisible();
	await open(page, '/?tag=rotina');
	await expect(results.cards).toHaveCount(6);
	await expect(results.group('Posts').getByRole('heading', { level: 3 })).toHaveCount(6);
});

test('nothing found offers to clear the filters', async ({ page }) => {
	await open(page, '/?q=palestrante+30');
	await expect(results.count).toHaveText('1 post encontrado');
	await open(page, '/?q=silensio');
	await expect(results.count).toHaveText('Nenhum post encontrado');
	const instead = (name: string) =>
		page.locator('.ideas section').filter({ has: page.getByRole('heading', { name }) });
	await expect(instead('Categorias').getByRole('link')).toHaveCount(4);
	await expect(instead('Posts Recentes').getByRole('link')).toHaveCount(3);
	await instead('Você quis dizer').getByRole('link', { name: 'silêncio' }).click();
	await expect(results.count).toHaveText('3 posts encontrados');
	await expect(page).toHaveURL('/?q=sil%C3%AAncio');
	await expect(results.title).toBeFocused();
	await open(page, '/?q=xyzw');
	await expect(results.count).toHaveText('Nenhum post encontrado');
	await page.getByRole('button', { name: 'Limpar Filtros' }).click();
	await expect(page).toHaveURL('/');
	await expect(page.getByText('Destaque', { exact: true })).toBeVisible();
});

test('Spec §8: an index that does not load is said, and can be tried again', async ({ page }) => {
	await page.route(parts, (route) => route.abort());
	await open(page, '/?q=silencio');
	await expect(page.getByRole('heading', { name: 'Erro ao carregar posts' })).toBeVisible();
	await expect(
		page.locator('[data-search-results]').getByText('Tente novamente mais tarde.'),
	).toBeVisible();
	expect(await findViolations(page)).toEqual([]);
	await page.unroute(parts);
	await page.getByRole('button', { name: 'Tentar de novo' }).click();
	await expect(results.count).toHaveText('3 posts encontrados');
});

test('Spec §8: results whose program does not load are said too', async ({ page }) => {
	await page.route(/\/search-results\.[^/]+\.js/, (route) => route.abort());
	await open(page, '/?q=silencio');
	await expect(page.getByRole('heading', { name: 'Erro ao carregar posts' })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});

test('the slash key focuses the box, Escape clears it', async ({ page }) => {
	await open(page, '/');
	await page.keyboard.press('/');
	await expect(results.box).toBeFocused();
	await page.keyboard.type('silencio');
	await expect(results.count).toHaveText('3 posts encontrados');
	await page.keyboard.press('Escape');
	await expect(results.box).toHaveValue('');
	await expect(results.title).toBeHidden();
	await page.keyboard.type('a/b');
	await expect(results.box).toHaveValue('a/b');
});

test('results with a query are not for robots', async ({ page }) => {
	const robots = page.locator('meta[name=robots]');
	await open(page, '/?q=silencio');
	await expect(robots).toHaveAttribute('content', 'noindex, follow');
	await expect(page).toHaveTitle(/^Resultados da Busca \|/);
	await results.chip('“silencio”').click();
	await expect(robots).toHaveAttribute('content', /^index/);
});

test('invalid addresses show valid pages', async ({ page }) => {
	const failures: string[] = [];
	page.on('pageerror', (error) => failures.push(error.message));
	const none = ['/?q=%00', '/?q=%E0%A4', '/?category=nenhuma', '/?tag=nenhuma', '/?q=!!!+%3F'];
	for (const address of [...none, `/?q=${'x'.repeat(10_000)}`]) {
		await open(page, address);
		await expect(results.count, address.slice(0, 40)).toHaveText('Nenhum post encontrado');
	}
	await open(page, '/?q=%E0%A4%A&page=%');
	await expect(results.count).toHaveText(/encontrado/);
	await open(page, `/?q=${'hora '.repeat(30)}`);
	await expect(results.count).toHaveText('44 posts encontrados');
	await open(page, '/?q=hora&page=999');
	await expect(results.pager.locator('[aria-current=page]')).toHaveText('8');
	for (const number of ['-1', '0', 'x', '%00']) {
		await open(page, `/?q=hora&page=${number}`);
		await expect(results.pager.locator('[aria-current=page]')).toHaveText('1');
	}
	await open(page, '/?q=&category=&tag=');
	await expect(page.getByText('Destaque', { exact: true })).toBeVisible();
	expect(failures).toEqual([]);
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
