import type { Page } from '@playwright/test';
import { expect, openText, test } from './editor-test.ts';

/** Tells it, and measures how long it stays, and how long its leaving takes. */
const watch = (page: Page, withAct: boolean) =>
	page.evaluate(async (withAct) => {
		const box = () => document.querySelector<HTMLElement>('[data-sonner-toast]');
		const until = async (holds: () => boolean) => {
			while (!holds()) await new Promise(requestAnimationFrame);
			return performance.now();
		};
		const action = { label: 'Desfazer', onClick: () => undefined };
		window.editorPage.tell('um', withAct ? { action } : {});
		const shownAt = await until(() => box() !== null);
		const width = box()?.offsetWidth;
		const leavesAt = await until(() => box()?.dataset['removed'] === 'true');
		const goneAt = await until(() => box() === null);
		return { width, stays: leavesAt - shownAt, leaves: goneAt - leavesAt };
	}, withAct);

test('Spec §9: a toast is 356 px wide, stays 4000 ms and leaves within 200 ms; with an act it stays longer', async ({
	page,
}) => {
	await openText(page, '');
	await watch(page, false);
	const plain = await watch(page, false);
	expect(plain.width).toBe(356);
	expect(Math.abs(plain.stays - 4000)).toBeLessThan(250);
	expect(Math.abs(plain.leaves - 200)).toBeLessThan(100);
	expect((await watch(page, true)).stays).toBeGreaterThan(9_500);
});

test('Spec §9: of four toasts three are seen, 14 px apart, where Alt+T leads, and a drag of 20 px dismisses one', async ({
	page,
}) => {
	await openText(page, '');
	await page.evaluate(() => {
		for (const text of ['um', 'dois', 'três', 'quatro']) window.editorPage.tell(text);
	});
	const toasts = page.locator('[data-sonner-toast]');
	await expect(toasts).toHaveCount(4);
	await page.keyboard.press('Alt+t');
	await expect(page.locator('[data-sonner-toaster]')).toBeFocused();
	const seen = page.locator('[data-sonner-toast][data-visible=true]');
	await expect(seen).toHaveCount(3);
	const gaps = () =>
		seen.evaluateAll((boxes) => {
			const rects = boxes.map((box) => box.getBoundingClientRect());
			const sorted = rects.toSorted((one, other) => one.top - other.top);
			return sorted.slice(1).map(({ top }, at) => top - (sorted[at]?.bottom ?? 0));
		});
	await expect.poll(gaps).toEqual([14, 14]);
	const drag = async (px: number) => {
		const box = await toasts.first().boundingBox();
		if (!box) throw new Error('there is no toast');
		const [x, y] = [box.x + 200, box.y + 10];
		await page.mouse.move(x, y);
		await page.mouse.down();
		for (const moved of [2, px]) await page.mouse.move(x, y + moved);
		// A quick flick dismisses at any distance.
		await page.waitForTimeout(400);
		await page.mouse.up();
	};
	await drag(19);
	await page.waitForTimeout(300);
	await expect(toasts).toHaveCount(4);
	await drag(20);
	await expect(toasts).toHaveCount(3);
});
