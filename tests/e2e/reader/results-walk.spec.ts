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

test('the keyboard goes on at the next filter, at the heading or, without filters, at home’s', async ({
	page,
}) => {
	await open(page, `/?q=hora&category=${finances}&tag=${encodeURIComponent('preço')}`);
	await expect(results.count).toHaveText(/encontrado/);
	await results.chip('“hora”').focus();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(`/?category=${finances}&tag=pre%C3%A7o`);
	await expect(results.chip('Finanças')).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(results.chip('preço')).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(results.title).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(results.chip('Finanças')).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/');
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
	await open(page, '/?q=xyzw');
	await page.getByRole('button', { name: 'Limpar Filtros' }).press('Enter');
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('reloading and going back keep the place on the results', async ({ page }) => {
	// Between two pages there is none.
	const place = () => page.evaluate(() => Math.round(scrollY)).catch(() => null);
	await open(page, '/?q=mesa');
	await expect(results.cards).toHaveCount(6);
	await results.pager.getByRole('link', { name: 'Página 2' }).click();
	await expect(page).toHaveURL('/?q=mesa&page=2');
	await expect(results.rows.first().locator('.snip mark')).toBeVisible();
	await results.rows.nth(2).scrollIntoViewIfNeeded();
	await page.evaluate(() => scrollTo({ top: 420, behavior: 'instant' }));
	await expect.poll(() => page.evaluate(() => history.state?.top)).toBe(420);
	await page.reload();
	await expect.poll(place).toBe(420);
	await results.rows.nth(2).getByRole('heading').getByRole('link').click();
	await expect(page).toHaveURL(/\/post\//);
	await page.goBack();
	await expect.poll(place).toBe(420);
	await results.pager.getByRole('link', { name: 'Página 3' }).click();
	await expect(page).toHaveURL('/?q=mesa&page=3');
	await expect.poll(place).not.toBe(420);
	await page.goBack();
	await expect.poll(place).toBe(420);
});

for (const [state, path] of [
	['results', '/?q=barato'],
	['results with titles and suggestions', '/?q=gestao+mesa'],
	['corrections', '/?q=silensio'],
	['nothing found', '/?q=xyzw'],
] as const) {
	test(`WCAG 2.2 AA: ${state} has no violation and does not scroll sideways`, async ({ page }) => {
		for (const width of [1280, 360, 320]) {
			await page.setViewportSize({ width, height: 800 });
			await page.goto(path, { waitUntil: 'networkidle' });
			await expect(results.count).toHaveText(/encontrado/);
			expect(await findViolations(page), `at ${width} px`).toEqual([]);
		}
	});
}

test('a row shows the word where it stands, even below a quote', async ({ page }) => {
	await page.route('/post/*', (route) =>
		route.fulfill({
			contentType: 'text/html',
			body: '<div class="prose"><blockquote><p>Fica.</p><cite>Ana, mesa 6</cite></blockquote></div>',
		}),
	);
	await open(page, '/?q=mesa&page=2');
	await expect(results.rows.first().locator('.snip')).toHaveText('Fica. Ana, mesa 6');
});
