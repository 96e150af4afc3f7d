import type { Page } from '@playwright/test';
import { fixtureCategories } from '../../support/snapshot-fixture.ts';
import { Results } from './pages/results.ts';
import { expect, test } from './reader-test.ts';

const finances = fixtureCategories[0]?.id ?? '';

const chipOf = (page: Page) => page.locator('.hero').getByRole('link', { name: 'Finanças' });

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
