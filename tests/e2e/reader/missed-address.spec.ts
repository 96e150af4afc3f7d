import { expect, test } from './reader-test.ts';

test.describe('an address at which there is nothing', () => {
	for (const path of ['/planos', '/post/nunca-houve', '/categories/nunca-houve'])
		test(`is told once, without what follows the path: ${path}`, async ({ page }) => {
			const told: unknown[] = [];
			await page.route('**/api/register-missed', async (route) => {
				told.push(route.request().postDataJSON());
				await route.fulfill({ json: { success: true } });
			});
			const response = await page.goto(`${path}?de=ana#fim`);
			expect(response?.status()).toBe(404);
			await expect.poll(() => told).toEqual([{ path }]);
		});

	test('is not told of a page that is there', async ({ page }) => {
		let told = 0;
		await page.route('**/api/register-missed', (route) => {
			told += 1;
			return route.abort();
		});
		await page.goto('/posts');
		await page.waitForFunction(() => performance.now() > 2_500);
		expect(told).toBe(0);
	});
});
