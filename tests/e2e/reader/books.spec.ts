import type { Page } from '@playwright/test';
import { expect, test } from './reader-test.ts';

/** Each book's cover that is in the page, its picture and the words on it, as the page draws them. */
const coversOf = (page: Page) =>
	page.locator('main .book').evaluateAll((books) =>
		books.map((book) => {
			const box = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
			return {
				cover: box(book),
				picture: box(book.parentElement),
				words: [...book.querySelectorAll('span')].map((words) => ({
					...box(words).toJSON(),
					isWhole: words.scrollHeight <= words.clientHeight + 1,
				})),
			};
		}),
	);

test('a book stands whole in its picture, two to three, with its name and author on it', async ({
	page,
}) => {
	for (const [width, height] of [
		[320, 640],
		[390, 844],
		[1280, 800],
		[1920, 1080],
	] as const) {
		await page.setViewportSize({ width, height });
		for (const path of ['/livros', '/', '/post/resumo-1']) {
			await page.goto(path);
			await page.evaluate(() => document.fonts.ready);
			const covers = await coversOf(page);
			expect(covers.length, path).toBeGreaterThan(0);
			for (const { cover, picture, words } of covers) {
				const name = `${path} at ${width}`;
				expect(cover.width / cover.height, name).toBeCloseTo(2 / 3, 2);
				expect(cover.top, name).toBeGreaterThanOrEqual(picture.top);
				expect(cover.bottom, name).toBeLessThanOrEqual(picture.bottom);
				expect(cover.height / picture.height, name).toBeGreaterThan(0.85);
				const middle = (box: DOMRect) => box.x + box.width / 2;
				expect(Math.abs(middle(cover) - middle(picture)), name).toBeLessThan(1);
				expect(words, name).toHaveLength(2);
				for (const { isWhole, x, y, right, bottom } of words) {
					expect(isWhole, name).toBe(true);
					expect(x, name).toBeGreaterThan(cover.x);
					expect(y, name).toBeGreaterThan(cover.y);
					expect(right, name).toBeLessThan(cover.right);
					expect(bottom, name).toBeLessThan(cover.bottom);
				}
				expect(words[0]?.bottom, name).toBeLessThan(words[1]?.y ?? 0);
			}
		}
	}
});

test('a book turns a little below the pointer, and not for who wants no motion', async ({
	page,
}) => {
	for (const [reducedMotion, turned] of [
		['no-preference', /^matrix3d/],
		['reduce', 'none'],
	] as const) {
		await page.emulateMedia({ reducedMotion });
		await page.goto('/livros');
		await page.locator('.card').first().hover();
		await expect(page.locator('.book').first()).toHaveCSS('transform', turned);
	}
});
