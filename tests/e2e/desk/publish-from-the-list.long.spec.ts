import type { Page } from '@playwright/test';
import { aSavedPost, expect, test } from './desk-test.ts';

const rowOf = (page: Page, id: string) => page.locator(`tr[data-post="${id}"]`);

test('a deleted row leaves the focus on the next one, and Próxima begins at the top', async ({
	page,
	desk,
}) => {
	const name = `Foco ${crypto.randomUUID().slice(0, 8)}`;
	const posts = [
		await aSavedPost(desk, { title: `${name} um` }),
		await aSavedPost(desk, { title: `${name} dois` }),
	];
	await page.goto(`/admin?q=${encodeURIComponent(name)}`);
	await page.getByRole('button', { name: `Mais ações: ${name} dois` }).focus();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('menuitem').first()).toBeFocused();
	await page.keyboard.press('End');
	await page.keyboard.press('Enter');
	await expect(page.getByText('1 post na lixeira')).toBeVisible();
	await expect(rowOf(page, posts[0]?.id ?? '')).toBeFocused();
	// As many pages as it takes, each as long as the first.
	await page.route('**/api/admin-posts', async (route) => {
		const postData = JSON.stringify({ ...route.request().postDataJSON(), page: 1 });
		const response = await route.fetch({ postData });
		await route.fulfill({ response, json: { ...(await response.json()), total: 500 } });
	});
	await page.goto('/admin');
	await page.getByRole('link', { name: 'Próxima' }).scrollIntoViewIfNeeded();
	expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
	await page.getByRole('link', { name: 'Próxima' }).click();
	await expect(page).toHaveURL(/page=2/);
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	await page.unrouteAll({ behavior: 'ignoreErrors' });
});
