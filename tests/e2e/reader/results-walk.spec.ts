import type { Page } from '@playwright/test';
import { Results } from './pages/results.ts';
import { expect, test } from './reader-test.ts';

let results: Results;

test.beforeEach(({ page }) => {
	results = new Results(page);
});

const open = (page: Page, path: string) => page.goto(path);

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
	// A press of the pointer would scroll first.
	await results.rows.nth(2).getByRole('heading').getByRole('link').dispatchEvent('click');
	await expect(page).toHaveURL(/\/post\//);
	await page.goBack();
	await expect.poll(place).toBe(420);
	await results.pager.getByRole('link', { name: 'Página 3' }).dispatchEvent('click');
	await expect(page).toHaveURL('/?q=mesa&page=3');
	await expect.poll(place).not.toBe(420);
	await page.goBack();
	await expect.poll(place).toBe(420);
});
