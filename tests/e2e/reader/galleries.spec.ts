import type { Page } from '@playwright/test';
import { renderArticle } from '#article/render-article';
import { findViolations } from '../find-violations.ts';
import { openForAnyArticle } from './any-article.ts';
import { expect, test } from './reader-test.ts';

const picture = (name: string, words = 'galeria', title = '') =>
	`![${name}](/covers/${name}.svg#${words}${title && ` "${title}"`})`;
const gallery = [
	picture('mesa'),
	picture('arcos'),
	picture('janelas', 'galeria,legenda', 'Três lugares da casa.'),
].join('\n\n');

/** An article that begins with this gallery, with the style sheets of the page that shows any article. */
async function open(page: Page): Promise<void> {
	const { html } = renderArticle(gallery, { title: '' });
	await openForAnyArticle(page, { html });
}

test('a press opens a picture large; arrows lead on, Escape back to it', async ({ page }) => {
	await open(page);
	const opener = page.getByRole('button', { name: 'Ampliar: arcos' });
	await opener.focus();
	await page.keyboard.press('Enter');
	const viewer = page.getByRole('dialog', { name: 'Imagem 2 de 3' });
	await expect(viewer.getByRole('img', { name: 'arcos' })).toBeVisible();
	await expect(viewer.getByText('Três lugares da casa.')).toBeVisible();
	await expect(viewer.getByRole('button', { name: 'Fechar' })).toBeFocused();
	expect(await findViolations(page)).toEqual([]);
	await page.keyboard.press('ArrowRight');
	const last = page.getByRole('dialog', { name: 'Imagem 3 de 3' });
	await expect(last.getByRole('button', { name: 'Próxima imagem' })).toBeDisabled();
	await page.keyboard.press('ArrowLeft');
	await page.keyboard.press('ArrowLeft');
	const first = page.getByRole('dialog', { name: 'Imagem 1 de 3' });
	await expect(first.getByRole('button', { name: 'Imagem anterior' })).toBeDisabled();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Ampliar: mesa' })).toBeFocused();
});

for (const width of [360, 768, 1280])
	test(`at ${width} px the grid is the same with script as without, and a picture fills the window`, async ({
		page,
		browser,
		siteUrl,
	}) => {
		const boxes = (at: Page) =>
			at.locator('.gallery img').evaluateAll((all) =>
				all.map((each) => {
					const { x, y, width: wide, height } = each.getBoundingClientRect();
					return [x, y, wide, height].map(Math.round);
				}),
			);
		const size = { width, height: 800 };
		await page.setViewportSize(size);
		await open(page);
		await expect(page.getByRole('button', { name: 'Ampliar: mesa' })).toBeVisible();
		const plain = await browser.newPage({
			javaScriptEnabled: false,
			viewport: size,
			baseURL: siteUrl,
		});
		await open(plain);
		expect(await boxes(page)).toEqual(await boxes(plain));
		await plain.close();
		await page.getByRole('button', { name: 'Ampliar: mesa' }).click();
		const shown = await page.getByRole('dialog').locator('img').boundingBox();
		expect(shown?.width).toBeLessThanOrEqual(width);
		expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(800);
		const overflows = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
		expect(overflows).toBe(false);
	});
