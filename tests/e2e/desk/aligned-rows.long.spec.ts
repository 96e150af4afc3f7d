import { aSavedPost, expect, openPost, test } from './desk-test.ts';
import { aBegunEntry, leaveText } from './journal-entries.ts';

test('a long title shows two whole lines on a phone, and the steps of a draft stand on one', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	const tops = await page
		.locator('.lane .rail li')
		.evaluateAll((steps) => steps.map((step) => step.getBoundingClientRect().top));
	expect(tops).toHaveLength(4);
	expect(new Set(tops).size).toBe(1);
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
