import type { Page } from '@playwright/test';
import { Results } from './pages/results.ts';
import { expect, test } from './reader-test.ts';

const react = /\/_astro\/react\./;

/** Keeps React from coming until the returned function is called. */
async function holdReact(page: Page): Promise<() => void> {
	let letIn = () => {};
	const held = new Promise<void>((resolve) => {
		letIn = resolve;
	});
	await page.route(react, async (route) => {
		await held;
		await route.continue();
	});
	return () => letIn();
}

/** React names the page once it has taken over. */
const isTakenOver = (page: Page) => expect(page).toHaveTitle(/^Resultados da Busca/);

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

test('the address of a WordPress blog’s search finds the same', async ({ page }) => {
	await page.goto('/?s=sala+de+reuni%C3%A3o&post_type=post');
	await isTakenOver(page);
	await expect(page).toHaveURL('/?q=sala+de+reuni%C3%A3o');
	await expect(page.getByRole('searchbox').first()).toHaveValue('sala de reunião');
});

test('a filter removed before React is there is removed', async ({ page }) => {
	const letReactIn = await holdReact(page);
	await page.goto('/?q=mesa&tag=pre%C3%A7o', { waitUntil: 'commit' });
	const results = new Results(page);
	await results.chip('preço').click();
	letReactIn();
	await expect(page).toHaveURL('/?q=mesa');
	await expect(results.title).toBeFocused();
});

test('a category chosen before React is there narrows what the address asks for', async ({
	page,
}) => {
	const letReactIn = await holdReact(page);
	await page.goto('/?q=precificar', { waitUntil: 'commit' });
	const results = new Results(page);
	await expect(results.count).toHaveText(/encontrado/);
	await expect(results.box).toHaveValue('precificar');
	await page.locator('.hero').getByRole('link', { name: 'Finanças' }).click();
	letReactIn();
	await expect(page).toHaveURL(/\?q=precificar&category=/);
	await expect(results.chip('Finanças')).toBeVisible();
});

test('reloading keeps the place before React is there, and leaving then keeps it too', async ({
	page,
}) => {
	const place = () => page.evaluate(() => Math.round(scrollY));
	const scroll = (top: number) =>
		page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
	const results = new Results(page);
	await page.setViewportSize({ width: 412, height: 823 });
	await page.goto('/?q=mesa');
	await isTakenOver(page);
	await scroll(420);
	await expect.poll(() => page.evaluate(() => history.state?.top)).toBe(420);
	const letReactIn = await holdReact(page);
	await page.reload({ waitUntil: 'commit' });
	await expect.poll(place).toBe(420);
	await scroll(600);
	letReactIn();
	await isTakenOver(page);
	expect(await place()).toBe(600);
	await holdReact(page);
	await page.reload({ waitUntil: 'commit' });
	await expect(results.cards).toHaveCount(6);
	await scroll(500);
	await page.goto('/posts');
	await page.goBack();
	await expect.poll(place).toBe(500);
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
