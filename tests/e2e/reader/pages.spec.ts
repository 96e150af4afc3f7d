import type { Page } from '@playwright/test';
import { expect, test } from './reader-test.ts';

const open = (page: Page, path: string) => page.goto(path);
const cards = (page: Page) => page.locator('main .card');

test('Spec §2: cards are 16:9 over a title of two lines and an excerpt of three, in 1, 2 or 3 columns', async ({
	page,
}) => {
	await open(page, '/posts');
	const card = cards(page).first();
	await expect(card.locator('h2')).toHaveCSS('-webkit-line-clamp', '2');
	await expect(card.locator('.excerpt')).toHaveCSS('-webkit-line-clamp', '3');
	for (const [width, columns] of [
		[360, 1],
		[768, 2],
		[1280, 3],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		const tops = await cards(page).evaluateAll((all) =>
			all.slice(0, 4).map((element) => element.getBoundingClientRect().top),
		);
		expect(tops.filter((top) => top === tops[0]).length, `at ${width} px`).toBe(columns);
		const box = await card.locator('.media').boundingBox();
		expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
	}
	await open(page, '/');
	const featured = await page.locator('.featured').boundingBox();
	const hero = await page.locator('.unfiltered > .wrap').first().boundingBox();
	expect(featured?.width).toBe(hero?.width);
	await expect(page.locator('.featured h2')).toHaveCSS('-webkit-line-clamp', '2');
	await expect(page.locator('.featured .excerpt')).toHaveCSS('-webkit-line-clamp', '3');
	const size = (selector: string) =>
		page
			.locator(selector)
			.first()
			.evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
	expect(await size('.featured h2')).toBeGreaterThan(await size('.track .card h3'));
});

test('the feet of a cut title’s letters are in sight, and no head of the next line', async ({
	page,
}) => {
	for (const width of [1280, 360]) {
		await page.setViewportSize({ width, height: 800 });
		await page.goto('/');
		const titles = await page.locator('.card :is(h2, h3)').evaluateAll((all) => {
			const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
			const seen = all.filter((title) => title.getClientRects().length > 0);
			return seen.map((title) => {
				const { font, lineHeight } = getComputedStyle(title);
				pen.font = font;
				const step = Number.parseFloat(lineHeight);
				const { top, bottom, height } = title.getBoundingClientRect();
				const lines = Math.floor((height + 1) / step);
				const feet = pen.measureText('gjpqyç');
				const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = feet;
				const baseline = top + (step - ascent - descent) / 2 + ascent + (lines - 1) * step;
				const head = step - pen.measureText('É').actualBoundingBoxAscent;
				return {
					cut: baseline + feet.actualBoundingBoxDescent - bottom,
					shown: bottom - baseline - head,
				};
			});
		});
		expect(titles.length).toBeGreaterThan(10);
		expect(Math.max(...titles.map(({ cut }) => cut))).toBeLessThan(0.5);
		expect(Math.max(...titles.map(({ shown }) => shown))).toBeLessThan(0.5);
	}
});

test('at 360 px each way to follow the blog has one line of the footer', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 800 });
	await open(page, '/livros');
	const ways = page.getByRole('contentinfo').getByRole('navigation', { name: 'Acompanhe' });
	const heights = await ways
		.getByRole('link')
		.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
	expect(heights.length).toBeGreaterThan(1);
	expect(Math.max(...heights)).toBeLessThan(40);
});
