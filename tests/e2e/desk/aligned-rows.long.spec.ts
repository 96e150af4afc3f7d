import { messages } from '../../../admin/src/messages/all.ts';
import { aSavedPost, expect, openPost, place, test } from './desk-test.ts';
import { aBegunEntry, leaveText } from './journal-entries.ts';

/** What the bar can say of where the text is. */
const placeTexts = [
	...Object.values(messages.form.place).map((text) =>
		typeof text === 'string' ? text : text('18/11/2026 14:32'),
	),
	messages.rail.missing,
];

test('a phone’s bar says the whole of every sentence about where the text is, and grows for none', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk, { published: true });
	await page.setViewportSize({ width: 360, height: 740 });
	await openPost(page, id);
	const sentence = place(page).locator('.saved-words');
	const bar = page.locator('.doc-bar');
	for (const text of placeTexts) {
		const left = await sentence.evaluate((element, text) => {
			element.textContent = text;
			const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
			return { across: scrollWidth - clientWidth, down: scrollHeight - clientHeight };
		}, text);
		expect.soft(left, text).toEqual({ across: 0, down: 0 });
		const sticksOut = await bar.evaluate((element) => element.scrollHeight - element.clientHeight);
		expect.soft(sticksOut, text).toBe(0);
	}
});

test('a part’s name stands on the line of what it says', async ({ page, desk }) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	for (const width of [360, 1280]) {
		await page.setViewportSize({ width, height: 740 });
		const summary = page.locator('.ficha summary', { hasText: 'Categoria' });
		const [name = 0, value = 0] = await summary.evaluate((element) =>
			['.name', '.value > span'].map((selector) => {
				const mark = document.createElement('span');
				mark.style.display = 'inline-block';
				element.querySelector(selector)?.append(mark);
				const { bottom } = mark.getBoundingClientRect();
				mark.remove();
				return bottom;
			}),
		);
		expect(Math.abs(name - value), `${width} px`).toBeLessThan(0.5);
	}
});

test('a long title shows two whole lines on a phone', async ({ page }) => {
	await page.goto('/admin');
	const { values } = aBegunEntry();
	const title = 'Quanto custa mesmo trabalhar em casa '.repeat(6);
	await leaveText(page, aBegunEntry({ values: { ...values, title } }));
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto('/admin');
	const shown = page.getByRole('link', { name: title.trim(), exact: true }).first();
	const lines = await shown.evaluate(
		(link) => link.clientHeight / Number.parseFloat(getComputedStyle(link).lineHeight),
	);
	expect(lines).toBeCloseTo(2, 1);
	expect((await shown.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
