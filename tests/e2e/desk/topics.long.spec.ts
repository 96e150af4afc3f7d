import type { Page } from '@playwright/test';
import { aSavedPost, expect, test } from './desk-test.ts';
import { actOn } from './topic-screens.ts';

const openTopics = async (page: Page) => {
	await page.goto('/admin/assuntos');
	await page.getByRole('heading', { name: 'Tags', exact: true }).waitFor();
};

test('after a merge the focus is at the pairs, not where it was before them', async ({
	page,
	desk,
}) => {
	const word = crypto.randomUUID().slice(0, 8).replaceAll(/\d/g, 'x');
	await aSavedPost(desk, { tags: [`vela ${word}`] });
	await aSavedPost(desk, { tags: [`vela ${word}`, 'foco'] });
	await aSavedPost(desk, { tags: [`velas ${word}`] });
	await openTopics(page);
	await actOn(page, 'foco', 'Renomear');
	await page.keyboard.press('Escape');
	await expect(page.getByRole('button', { name: 'Mais ações: foco', exact: true })).toBeFocused();
	const all = page.getByRole('button', { name: /^Mostrar mais \d+ pares?$/ });
	if (await all.isVisible()) await all.click();
	await page.getByRole('button', { name: new RegExp(`^Mesclar “.*” em “vela ${word}”$`) }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Mesclar' }).click();
	await expect(page.getByText('Tags mescladas').first()).toBeVisible();
	await expect(page.locator('.twins :focus, .search :focus')).toHaveCount(1);
});
