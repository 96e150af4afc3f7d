import type { Page } from '@playwright/test';
import { fixtureCategories } from '../../support/snapshot-fixture.ts';
import { Results } from './pages/results.ts';
import { expect, test } from './reader-test.ts';

const finances = fixtureCategories[0]?.id ?? '';

const chipOf = (page: Page) => page.locator('.hero').getByRole('link', { name: 'Finanças' });

test('a category chip filters from home, too, and another with what was typed until then', async ({
	page,
}) => {
	const results = new Results(page);
	await page.goto('/');
	await chipOf(page).click();
	await expect(page).toHaveURL(`/?category=${finances}`);
	await expect(results.chip('Finanças')).toBeVisible();
	await results.box.fill('precificar');
	await expect(results.chip('“precificar”')).toBeVisible();
	await expect(results.chip('Finanças')).toBeVisible();
	await page.locator('.hero').getByRole('link', { name: 'Marketing' }).click();
	await expect(results.chip('“precificar”')).toBeVisible();
	await expect(results.chip('Marketing')).toBeVisible();
});

test('WCAG 2.4.7: the focus is in sight on the heading that it goes to with the last filter', async ({
	page,
}) => {
	const results = new Results(page);
	await page.goto('/?q=precificar');
	await results.chip('“precificar”').focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('h1')).toBeFocused();
	await expect(page.locator('h1')).toHaveCSS('outline-style', 'solid');
});
