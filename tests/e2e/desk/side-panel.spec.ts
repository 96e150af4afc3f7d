import type { Page } from '@playwright/test';
import { aSavedPost, editor, expect, openPost, otherTab, test } from './desk-test.ts';

const panel = (page: Page) => page.locator('#ficha');

const widthOf = async (page: Page) => (await page.locator('.write').boundingBox())?.width ?? 0;

test('the panel beside the text folds away, stays so in the next visit, and a field in it opens it', async ({
	page,
	context,
	desk,
}) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	const before = await widthOf(page);
	await page.getByRole('button', { name: 'Recolher o painel' }).click();
	await expect(panel(page)).toBeHidden();
	expect(await widthOf(page)).toBeGreaterThan(before + 250);
	const again = await otherTab(context, id);
	await expect(panel(again)).toBeHidden();
	await again.locator('.eyebrow').click();
	await expect(panel(again)).toBeVisible();
	await expect(again.getByLabel('Categoria', { exact: true })).toBeFocused();
	await again.reload();
	await editor(again).waitFor();
	await expect(panel(again)).toBeVisible();
});
