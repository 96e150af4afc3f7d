import type { Page } from '@playwright/test';
import { aSavedPost, editor, expect, openBrowser, test } from './desk-test.ts';

const leastPx = 44;

/**
 * Tappable elements smaller than a fingertip. Exceptions: the list's head, which is only for screen readers on a phone,
 * and links within a sentence, which are as high as its line (WCAG 2.5.8).
 */
const smallTargets = (page: Page) =>
	page.evaluate((least) => {
		const small = new Set<string>();
		const targets = 'a[href], button, input, select, textarea, summary';
		for (const element of document.querySelectorAll<HTMLElement>(targets)) {
			if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
			if (
				element.closest(
					'.vh, .skip, .native-date, thead, [data-sonner-toaster], p .link, li .link, .sub .link',
				)
			)
				continue;
			const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
			if (width === 0 || height === 0) continue;
			if (Math.min(Math.round(width), Math.round(height)) < least)
				small.add(
					`${element.tagName}.${element.className}: ${Math.round(width)} × ${Math.round(height)}`,
				);
		}
		return [...small];
	}, leastPx);

test('on a phone everything that is tapped is 44 pixels wide and high', async ({
	browser,
	site,
	desk,
}) => {
	test.setTimeout(120_000);
	const { id } = await aSavedPost(desk);
	const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
	const context = await openBrowser(browser, site, desk, phone);
	const page = await context.newPage();
	for (const path of [
		'/admin',
		'/admin/imagens',
		'/admin/lixeira',
		'/admin/sistema',
		'/admin/perfil',
		`/admin/edit/${id}/historico`,
	]) {
		await page.goto(path);
		await page.getByRole('heading', { level: 1 }).first().waitFor();
		await expect(page.locator('.bone, .spin')).toHaveCount(0);
		expect.soft(await smallTargets(page), path).toEqual([]);
	}
	await page.goto(`/admin/edit/${id}`);
	await editor(page).waitFor();
	for (const part of await page.locator('.ficha summary').all()) await part.click();
	expect.soft(await smallTargets(page), 'the form').toEqual([]);
	await context.close();
});
