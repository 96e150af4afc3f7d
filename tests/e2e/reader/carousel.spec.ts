import type { Page } from '@playwright/test';
import { findViolations } from '../find-violations.ts';
import { Carousel } from './pages/carousel.ts';
import { expect, test } from './reader-test.ts';

test.beforeEach(({ page }) => page.goto('/'));

test('Spec §2, §9: a carousel shows three cards and moves by two, stopping at both ends', async ({
	page,
}) => {
	const posts = new Carousel(page, 'Posts Recentes');
	await expect(posts.slides).toHaveCount(9);
	expect(await posts.wholeCards()).toEqual([1, 2, 3]);
	await expect(posts.back).toBeDisabled();
	await posts.forward.click();
	await expect.poll(() => posts.wholeCards()).toEqual([3, 4, 5]);
	await expect(posts.back).toBeEnabled();
	await posts.back.click();
	await expect.poll(() => posts.wholeCards()).toEqual([1, 2, 3]);
	await expect(posts.back).toBeDisabled();
	for (const seen of [
		[3, 4, 5],
		[5, 6, 7],
		[7, 8, 9],
	]) {
		await posts.forward.click();
		await expect.poll(() => posts.wholeCards()).toEqual(seen);
	}
	await expect(posts.forward).toBeDisabled();
	expect(await findViolations(page)).toEqual([]);
});

test('a carousel moves by arrow keys, and an arrow keeps the focus at its end', async ({
	page,
}) => {
	const books = new Carousel(page, 'Livros Recentes');
	await books.forward.focus();
	await page.keyboard.press('ArrowRight');
	await expect.poll(() => books.wholeCards()).toEqual([3, 4, 5]);
	await books.back.focus();
	await page.keyboard.press('ArrowLeft');
	await expect.poll(() => books.wholeCards()).toEqual([1, 2, 3]);
	await expect(books.back).toBeDisabled();
	await expect(books.back).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(books.back).toBeFocused();
	expect(await books.wholeCards()).toEqual([1, 2, 3]);
});

test('three cards fill the row of a wide window; below, the row runs to the edge of the screen', async ({
	page,
}) => {
	for (const [width, whole] of [
		[390, 1],
		[768, 2],
		[1024, 3],
		[1280, 3],
		[1920, 3],
	] as const) {
		await page.setViewportSize({ width, height: 900 });
		for (const title of ['Posts Recentes', 'Livros Recentes']) {
			const { root, slides } = new Carousel(page, title);
			const seen = await slides.evaluateAll((all) =>
				all.flatMap((each) => {
					const { left, right } = each.getBoundingClientRect();
					const edge = each.parentElement?.getBoundingClientRect().right ?? 0;
					return left < edge ? [Math.min(right, edge) - left] : [];
				}),
			);
			const name = `${title} at ${width}`;
			expect(seen, name).toHaveLength(width < 1024 ? whole + 1 : whole);
			const track = await root.locator('.track').boundingBox();
			if (width < 1024) expect(Math.round((track?.x ?? 0) + (track?.width ?? 0)), name).toBe(width);
			const [first, heading] = [slides.first(), root.getByRole('heading', { name: title })];
			expect(Math.round((await first.boundingBox())?.x ?? 0), name).toBe(
				Math.round((await heading.boundingBox())?.x ?? 1),
			);
		}
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
	}
});

for (const [how, use] of [
	['an arrow', (posts: Carousel) => posts.forward.click()],
	['a key', (posts: Carousel) => posts.forward.press('ArrowRight')],
	[
		'a swipe',
		async (posts: Carousel, page: Page) => {
			await posts.slides.first().hover();
			await page.mouse.wheel(500, 0);
		},
	],
] as const)
	test(`React comes with the first use of a carousel, and ${how} before it counts`, async ({
		page,
	}) => {
		const asked: string[] = [];
		page.on('request', (request) => asked.push(request.url()));
		const isAsked = () => asked.some((url) => /\/_astro\/(?:react|client)\./.test(url));
		await page.reload({ waitUntil: 'networkidle' });
		const posts = new Carousel(page, 'Posts Recentes');
		await posts.slides.first().hover();
		expect(isAsked()).toBe(false);
		await use(posts, page);
		await expect.poll(isAsked).toBe(true);
		await expect(posts.back).toBeEnabled();
		await expect.poll(async () => (await posts.wholeCards())[0]).toBeGreaterThan(1);
	});

/** In the page: what of the card or the chip with the focus is cut off by the row in which it stands, in pixels. */
function cutOff(row: string): number {
	const shown = document.activeElement?.closest(`${row} > *`);
	const [box, room] = [shown, shown?.parentElement].map((each) => each?.getBoundingClientRect());
	return box && room ? Math.round(Math.max(room.left - box.left, box.right - room.right, 0)) : 0;
}

for (const width of [1280, 390])
	test(`WCAG 2.4.7: at ${width} px a card or a chip that the keyboard reaches comes into view whole`, async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.setViewportSize({ width, height: 800 });
		for (const [row, stops] of [
			[width < 640 ? '.below .chips' : '.hero .chips', 14],
			['.track', 18],
		] as const) {
			await page.locator(`${row} a`).first().focus();
			for (let stop = 1; stop < stops; stop += 1) {
				await page.keyboard.press('Tab');
				await expect.poll(() => page.evaluate(cutOff, row), `${row}, ${stop}`).toBe(0);
			}
			await page.keyboard.press('Shift+Tab');
			await expect.poll(() => page.evaluate(cutOff, row), `${row}, back`).toBe(0);
		}
	});

test('a carousel can be swiped: it scrolls by itself and rests at a card', async ({ page }) => {
	const posts = new Carousel(page, 'Posts Recentes');
	await posts.slides.first().hover();
	await page.mouse.wheel(500, 0);
	await expect.poll(async () => (await posts.wholeCards())[0]).toBeGreaterThan(1);
	await expect(posts.back).toBeEnabled();
});

test('a carousel says what it is, and each card its place', async ({ page }) => {
	const { root, slides, forward } = new Carousel(page, 'Livros Recentes');
	await expect(root).toHaveAttribute('aria-roledescription', 'carrossel');
	await expect(slides.first()).toHaveAccessibleName('1 de 9');
	const controlled = await forward.getAttribute('aria-controls');
	await expect(page.locator(`#${controlled}`)).toHaveCount(1);
});

test('reduced motion turns animations off', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const behaviour = await page
		.locator('.track')
		.first()
		.evaluate((track) => getComputedStyle(track).scrollBehavior);
	expect(behaviour).toBe('auto');
});

test('without JavaScript a carousel scrolls, and shows no arrows that do nothing', async ({
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto('/');
	const posts = new Carousel(page, 'Posts Recentes');
	await expect(posts.root.locator('.arrows')).toBeHidden();
	await posts.slides.nth(8).scrollIntoViewIfNeeded();
	await expect(posts.slides.nth(8)).toBeInViewport();
	await context.close();
});
