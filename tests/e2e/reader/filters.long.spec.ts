import type { Page } from '@playwright/test';
import { fixtureCategories } from '../../support/snapshot-fixture.ts';
import { Results } from './pages/results.ts';
import { expect, test } from './reader-test.ts';

const [finances, books] = [0, 11].map((index) => fixtureCategories[index]?.id);

const chipOf = (page: Page) => page.locator('.hero').getByRole('link', { name: 'Finanças' });

test('Spec §4: a category chip of the hero changes where is searched, and widens it to all', async ({
	page,
}) => {
	const results = new Results(page);
	await page.goto(`/?q=precificar&category=${books}&page=2`);
	await expect(results.count).toHaveText('14 posts encontrados');
	await chipOf(page).click();
	await expect(page).toHaveURL(`/?q=precificar&category=${finances}`);
	await expect(chipOf(page)).toHaveAttribute('aria-current', 'true');
	await expect(results.chip('“precificar”')).toBeVisible();
	await chipOf(page).click();
	await expect(page).toHaveURL('/?q=precificar');
	await expect(results.count).toHaveText('44 posts encontrados');
	await expect(chipOf(page)).toBeHidden();
});
