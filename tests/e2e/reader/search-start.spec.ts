import { Results } from './pages/results.ts';
import { expect, test } from './reader-test.ts';

test('an address with a query has its answer before React is there, and asks for each file once', async ({
	page,
}) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	let letReactIn = () => {};
	const held = new Promise<void>((resolve) => {
		letReactIn = resolve;
	});
	await page.route(/\/_astro\/react\./, async (route) => {
		await held;
		await route.continue();
	});
	await page.goto('/?q=mesa', { waitUntil: 'commit' });
	await expect.poll(() => asked.some((path) => path.includes('/search/parts/cards-'))).toBe(true);
	letReactIn();
	const results = new Results(page);
	await expect(results.cards.first()).toBeVisible();
	const files = asked.filter((path) => /^\/(?:search|_astro)\//.test(path));
	expect(files.filter((path, index) => files.indexOf(path) !== index)).toEqual([]);
	await expect(results.cards.first().locator('img')).toHaveAttribute('fetchpriority', 'high');
});

test('nothing moves when the results take the place of the skeleton', async ({ page }) => {
	await page.setViewportSize({ width: 412, height: 823 });
	await page.route('**/search/parts/**', async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 400));
		await route.continue();
	});
	await page.addInitScript(() => {
		new PerformanceObserver((list) => {
			for (const shift of list.getEntries()) {
				const { dataset } = document.documentElement;
				dataset['shift'] = String(
					Number(dataset['shift'] ?? 0) + Number(Reflect.get(shift, 'value')),
				);
			}
		}).observe({ type: 'layout-shift', buffered: true });
	});
	await page.goto('/?q=gestao+mesa', { waitUntil: 'networkidle' });
	await expect(new Results(page).count).toHaveText(/encontrado/);
	const shift = await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
	expect(shift).toBeLessThan(0.01);
});

test('a row fetches its article only when the reader comes near', async ({ page }) => {
	await page.setViewportSize({ width: 412, height: 823 });
	const read: string[] = [];
	page.on('request', (request) => {
		if (request.resourceType() === 'fetch' && request.url().includes('/post/'))
			read.push(request.url());
	});
	await page.goto('/?q=precificar', { waitUntil: 'networkidle' });
	const rows = new Results(page).rows;
	await expect(rows).toHaveCount(6);
	const atFirst = read.length;
	expect(atFirst).toBeLessThan(6);
	await rows.last().scrollIntoViewIfNeeded();
	await expect(rows.last().locator('.snip mark')).toBeVisible();
	expect(read.length).toBeGreaterThan(atFirst);
});
