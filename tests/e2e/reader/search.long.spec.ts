import type { Page } from '@playwright/test';
import { findViolations } from '../find-violations.ts';
import { Results } from './pages/results.ts';
import { expect, test } from './reader-test.ts';

let results: Results;

test.beforeEach(({ page }) => {
	results = new Results(page);
});

const open = (page: Page, path: string) => page.goto(path);

const parts = '**/search/parts/**';

test('Spec §2, §8: an index that does not load is said, and can be tried again', async ({
	page,
}) => {
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
