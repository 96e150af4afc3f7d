import { aSavedPost, expect, test } from './desk-test.ts';

test('on a phone the list leaves the views out', async ({ page, desk }) => {
	await aSavedPost(desk);
	await page.goto('/admin');
	await expect(page.getByRole('columnheader', { name: 'Visualizações' })).toBeVisible();
	await page.setViewportSize({ width: 400, height: 800 });
	await expect(page.locator('td.c-views').first()).toBeHidden();
});
