import { Results } from './pages/results.ts';
import { expect, test } from './reader-test.ts';

test('a search is told once, folded, and what looks like a person’s data never leaves the browser', async ({
	page,
}) => {
	const told: unknown[] = [];
	await page.route('**/api/register-search', async (route) => {
		told.push(route.request().postDataJSON());
		await route.fulfill({ json: { success: true } });
	});
	await page.clock.install();
	const results = new Results(page);
	await page.goto('/?q=SILÊNCIO');
	await expect(results.count).toHaveText('3 posts encontrados');
	await page.clock.runFor(2_500);
	await expect.poll(() => told).toEqual([{ q: 'silencio', results: 3 }]);
	for (const text of ['ana@exemplo.com.br', '123.456.789-09', 'silencio', 'xyzw']) {
		await results.box.fill(text);
		await page.clock.runFor(1_000);
		await expect(page.getByRole('button', { name: `“${text}”` })).toBeVisible();
		await expect(results.count).toHaveText(/encontrado/);
		await page.clock.runFor(5_000);
	}
	await expect
		.poll(() => told)
		.toEqual([
			{ q: 'silencio', results: 3 },
			{ q: 'xyzw', results: 0 },
		]);
});
