import { findViolations } from '../find-violations.ts';
import { expect, test } from './reader-test.ts';

test('on home the magnifier leads to the field of the hero', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('link', { name: 'Ir para a busca' }).click();
	await expect(page.locator('#q')).toBeFocused();
	await expect(page.getByRole('searchbox')).toHaveCount(1);
});

test('WCAG 2.2 AA: the open sheet has no violation, and no header scrolls sideways', async ({
	page,
}) => {
	for (const width of [320, 360, 768]) {
		await page.setViewportSize({ width, height: 740 });
		await page.goto('/posts');
		await page.getByRole('button', { name: 'Buscar', exact: true }).click();
		expect(await findViolations(page)).toEqual([]);
		const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
		expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
	}
});
