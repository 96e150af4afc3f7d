import { expect, test } from './desk-test.ts';

test('Sistema: a failed export is reported, and nothing is downloaded', async ({ page }) => {
	await page.route('**/api/export-blog', (route) =>
		route.fulfill({ status: 503, json: { success: false, error: 'Parou.', code: 'unavailable' } }),
	);
	await page.goto('/admin/sistema');
	let downloads = 0;
	page.on('download', () => {
		downloads += 1;
	});
	const card = page.getByRole('region', { name: /[Cc]ópia de segurança/ });
	await card.getByRole('button', { name: 'Baixar uma cópia' }).click();
	await expect(card.getByRole('status')).toHaveText('Parou.');
	await expect(card.getByRole('button', { name: 'Baixar uma cópia' })).toBeEnabled();
	expect(downloads).toBe(0);
});

test('Sistema: Run Auto-Publish is there too, and says what it did', async ({ page }) => {
	await page.goto('/admin/sistema');
	await page.locator('summary', { hasText: 'Para quem cuida' }).click();
	await page.getByRole('button', { name: 'Run Auto-Publish' }).click();
	await expect(page.getByText(/^Auto-publish executed\. Published: \d+$/)).toBeVisible();
});
