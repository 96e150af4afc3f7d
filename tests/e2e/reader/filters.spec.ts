import type { Page } from '@playwright/test';
import { fixtureCategories } from '../../support/snapshot-fixture.ts';
import { Results } from './pages/results.ts';
import { expect, test } from './reader-test.ts';

const finances = fixtureCategories[0]?.id ?? '';
const chipOf = (page: Page) => page.locator('.hero').getByRole('link', { name: 'Finanças' });

test('a category chip of the hero narrows what is searched, and widens it again', async ({
	page,
}) => {
	const results = new Results(page);
	await page.goto('/?q=precificar&page=2');
	await expect(results.count).toHaveText('44 posts encontrados');
	await chipOf(page).click();
	await expect(page).toHaveURL(`/?q=precificar&category=${finances}`);
	await expect(chipOf(page)).toHaveAttribute('aria-current', 'true');
	await expect(results.chip('“precificar”')).toBeVisible();
	await chipOf(page).click();
	await expect(page).toHaveURL('/?q=precificar');
	await expect(chipOf(page)).not.toHaveAttribute('aria-current');
});

test('a category chip filters from home, too, with what was typed until then', async ({ page }) => {
	const results = new Results(page);
	await page.goto('/');
	await chipOf(page).click();
	await expect(page).toHaveURL(`/?category=${finances}`);
	await expect(results.chip('Finanças')).toBeVisible();
	await page.goto('/');
	await results.box.fill('precificar');
	await chipOf(page).click();
	await expect(results.chip('“precificar”')).toBeVisible();
	await expect(results.chip('Finanças')).toBeVisible();
});

test('S3: a category or a tag as the only filter names its static page canonical', async ({
	page,
	siteUrl,
}) => {
	const canonical = page.locator('link[rel="canonical"]');
	for (const [query, address] of [
		[`category=${finances}`, '/categories/financas'],
		['tag=rotina', '/tags/rotina'],
		['tag=Rotina', '/tags/rotina'],
		[`category=${finances}&q=precificar`, '/'],
		['tag=nenhuma', '/'],
	]) {
		await page.goto(`/?${query}`);
		await expect(new Results(page).count).toBeVisible();
		await expect(canonical, query).toHaveAttribute('href', siteUrl + address);
	}
	await page.goto(`/?category=${finances}`);
	await new Results(page).chip('Finanças').click();
	await expect(canonical).toHaveAttribute('href', `${siteUrl}/`);
});
