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

test('home, whose field is in sight, has no other and no magnifier that leads to it', async ({
	page,
}) => {
	for (const size of [narrow, { width: 1280, height: 800 }]) {
		await page.setViewportSize(size);
		await page.goto('/');
		await expect(page.locator('#q')).toBeInViewport({ ratio: 1 });
		await expect(page.getByRole('searchbox')).toHaveCount(1);
		await expect(page.locator('.find-open')).toHaveCount(0);
		const { x = 0, width = 0 } = (await page.locator('.top .out').boundingBox()) ?? {};
		const header = await page.locator('.top > .wrap').boundingBox();
		expect(x + width).toBeGreaterThanOrEqual((header?.x ?? 0) + (header?.width ?? 0));
	}
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
