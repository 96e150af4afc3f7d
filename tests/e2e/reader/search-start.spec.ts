import { holdReact, isTakenOver, react } from './pages/react.ts';
import { Results } from './pages/results.ts';
import { expect, test } from './reader-test.ts';

test('an address with a query shows its answer before React is asked for, which takes it over', async ({
	page,
}) => {
	const asked: string[] = [];
	const faults: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
	const letReactIn = await holdReact(page);
	await page.goto('/?q=mesa', { waitUntil: 'commit' });
	const results = new Results(page);
	await expect(results.cards).toHaveCount(6);
	await expect(results.count).toHaveText(/encontrado/);
	const picture = results.cards.first().locator('img');
	await expect(picture).toHaveAttribute('fetchpriority', 'high');
	await expect.poll(() => asked.some((path) => react.test(path))).toBe(true);
	const source = new URL(await picture.evaluate((image: HTMLImageElement) => image.currentSrc));
	expect(asked.indexOf(source.pathname)).toBeGreaterThan(-1);
	expect(asked.indexOf(source.pathname)).toBeLessThan(asked.findIndex((path) => react.test(path)));
	const drawn = await results.cards.last().elementHandle();
	letReactIn();
	await isTakenOver(page);
	expect(await drawn?.evaluate((card) => card.isConnected)).toBe(true);
	const files = asked.filter((path) => /^\/(?:search|_astro)\//.test(path));
	expect(files.filter((path, index) => files.indexOf(path) !== index)).toEqual([]);
	expect(faults).toEqual([]);
});

test('the sentence in which a word is found is there before React, which keeps it', async ({
	page,
}) => {
	const faults: string[] = [];
	page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
	const letReactIn = await holdReact(page);
	await page.goto('/?q=cafe', { waitUntil: 'commit' });
	const sentence = page.locator('.snip').first();
	await expect(sentence.locator('mark').first()).toBeVisible();
	const drawn = await sentence.locator('span').elementHandle();
	letReactIn();
	await isTakenOver(page);
	expect(await drawn?.evaluate((text) => text.isConnected)).toBe(true);
	expect(faults).toEqual([]);
});

test('nothing moves when the results take the place of the skeleton', async ({ page }) => {
	await page.setViewportSize({ width: 412, height: 823 });
	for (const late of ['**/search/parts/**', '**/_astro/*.css'])
		await page.route(late, async (route) => {
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
	await page.goto('/?q=cafe', { waitUntil: 'networkidle' });
	await expect(new Results(page).count).toHaveText(/encontrado/);
	await expect(page.locator('.snip mark').first()).toBeVisible();
	const shift = await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
	expect(shift).toBeLessThan(0.01);
});
