import type { Page } from '@playwright/test';
import { aSavedPost, button, editor, expect, openPart, openPost, test } from './desk-test.ts';

/** What a window of 1280 × 1024 or 1280 × 720 has left at 400 %, and a phone on its side. */
const windows = [
	{ width: 320, height: 256 },
	{ width: 320, height: 180 },
	{ width: 844, height: 390 },
];

/** The part of the window that bars cover which stay while the page moves. */
const covered = (page: Page) =>
	page.evaluate(() => {
		const rows = new Set<number>();
		for (const element of document.querySelectorAll<HTMLElement>('body *')) {
			const { position } = getComputedStyle(element);
			if (position !== 'fixed' && position !== 'sticky') continue;
			if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
			const { top, bottom, width } = element.getBoundingClientRect();
			if (width < innerWidth / 2) continue;
			for (let y = Math.max(0, Math.ceil(top)); y < Math.min(innerHeight, bottom); y += 1)
				rows.add(y);
		}
		return rows.size / innerHeight;
	});

async function fits(page: Page, what: string) {
	const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	expect.soft(wide, `${what}: nothing to the side`).toBeLessThanOrEqual(0);
	await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
	expect.soft(await covered(page), `${what}: bars`).toBeLessThanOrEqual(0.5);
}

/** Whether the line that is written is seen, and nothing lies over it. */
const seesCaret = (page: Page) =>
	editor(page).evaluate((content) => {
		const { shadowRoot } = (content.getRootNode() as ShadowRoot).host;
		const selected = (shadowRoot as unknown as Document).getSelection?.() ?? getSelection();
		const { anchorNode } = selected as Selection;
		const line = (anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement)?.closest(
			'.cm-line',
		);
		if (!line) return false;
		const { left, bottom } = line.getBoundingClientRect();
		const top = document.elementFromPoint(left + 8, bottom - 8);
		return top === (content.getRootNode() as ShadowRoot).host;
	});

async function fitsDialog(page: Page, what: string) {
	const dialog = page.getByRole('dialog');
	await dialog.waitFor();
	const { isReached, isInside } = await dialog.evaluate((element) => {
		const last = [...element.querySelectorAll<HTMLElement>('button, input, a[href]')]
			.filter((control) => control.checkVisibility())
			.at(-1);
		last?.scrollIntoView({ block: 'nearest' });
		const { top = -1, bottom = 1e4 } = last?.getBoundingClientRect() ?? {};
		const box = element.getBoundingClientRect();
		return {
			isReached: top >= 0 && bottom <= innerHeight + 1,
			isInside: box.left >= 0 && box.right <= innerWidth,
		};
	});
	expect.soft(isReached, `${what}: the last control is reached`).toBe(true);
	expect.soft(isInside, `${what}: within the window`).toBe(true);
	await page.keyboard.press('Escape');
}

for (const viewport of windows) {
	const size = `${viewport.width} × ${viewport.height}`;
	test.describe(size, () => {
		test.use({ viewport });

		test(`the list fits ${size}, with rows chosen too`, async ({ page }) => {
			await page.goto('/admin');
			await page.locator('tr[data-post]').first().waitFor();
			await fits(page, 'list');
			await page
				.getByRole('checkbox', { name: /^Selecionar: / })
				.first()
				.check();
			await page.getByRole('region', { name: 'Ações em lote' }).waitFor();
			await fits(page, 'list with a row chosen');
		});

		test(`a text is written at ${size}, with its line in sight`, async ({ page, desk }) => {
			const content = Array.from({ length: 30 }, (_, at) => `Parágrafo ${at + 1}.`).join('\n\n');
			const { id } = await aSavedPost(desk, { content });
			await openPost(page, id);
			await fits(page, 'form');
			await editor(page).click();
			await page.keyboard.press('Control+End');
			for (const words of ['Uma linha', 'Outra linha', 'E mais uma']) {
				await page.keyboard.press('Enter');
				await page.keyboard.type(words);
				await expect.poll(() => seesCaret(page), `${words} is seen`).toBe(true);
			}
			await fits(page, 'form while typing');
			await page.keyboard.press('Control+f');
			await page.getByRole('search').waitFor();
			await fits(page, 'find');
			await page.keyboard.press('Escape');
			await page.reload();
			await editor(page).waitFor();
			const part = await openPart(page, 'Publicação');
			await part.getByRole('radio', { name: 'Agendar para' }).check();
			await part.getByRole('button', { name: 'Escolher no calendário' }).click();
			await fitsDialog(page, 'calendar dialog');
			await button(page, 'Mais ações deste post').click();
			await page.getByRole('menuitem', { name: 'Atalhos do teclado' }).click();
			await fitsDialog(page, 'keys');
		});

		for (const path of ['imagens', 'calendario', 'resultados', 'assuntos'])
			test(`${path} fits ${size}`, async ({ page }) => {
				await page.goto(`/admin/${path}`);
				await page.getByRole('heading', { level: 1 }).waitFor();
				await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
				await fits(page, path);
			});
	});
}
