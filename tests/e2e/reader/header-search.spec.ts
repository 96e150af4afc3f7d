import { expect, test } from './reader-test.ts';

const narrow = { width: 360, height: 740 };

const pages = ['/posts', '/post/post-1', '/tags/rotina', '/autores', '/nao-existe', '/sitemap'];

test('the header’s field is submitted by its magnifying glass', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto('/posts');
	await page.locator('#busca-q').fill('mesa');
	await page.locator('.find').getByRole('button', { name: 'Buscar' }).click();
	await expect(page).toHaveURL('/?q=mesa');
});

test('on home the magnifier leads to the field of the hero', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('link', { name: 'Ir para a busca' }).click();
	await expect(page.locator('#q')).toBeFocused();
	await expect(page.getByRole('searchbox')).toHaveCount(1);
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('on a phone a button of 44 px opens a sheet with it, and Escape closes it', async ({
		page,
	}) => {
		await page.setViewportSize(narrow);
		for (const path of pages) {
			await page.goto(path);
			const button = page.getByRole('button', { name: 'Buscar', exact: true });
			const box = await button.boundingBox();
			expect(Math.min(box?.width ?? 0, box?.height ?? 0), path).toBeGreaterThanOrEqual(44);
			await button.click();
			await expect(page.locator('#busca-qs'), path).toBeFocused();
			await page.keyboard.press('Escape');
			await expect(page.locator('#busca-qs')).toBeHidden();
			await expect(button).toBeFocused();
		}
		await page.keyboard.press('Enter');
		await page.keyboard.type('mesa');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL('/?q=mesa');
	});
});
