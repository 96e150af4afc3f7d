import type { Page } from '@playwright/test';
import { expect, openText, test } from './editor-test.ts';
import { give } from './give.ts';
import { editor } from './writing-hands.ts';

const long = Array.from(
	{ length: 40 },
	(_, at) => `Parágrafo ${at}, com palavras que enchem uma linha e mais um pouco da seguinte.`,
).join('\n\n');

/** How much of the window lies below the cursor, above bars and keyboard, and how much above it, below the bars. */
const roomAt = (page: Page) =>
	page.evaluate(() => {
		const root = document.querySelector('.editor')?.shadowRoot as unknown as Document;
		const range = (root.getSelection?.() ?? document.getSelection())?.getRangeAt(0) as Range;
		const node = range.startContainer;
		const line = (node instanceof Element ? node : node.parentElement)?.closest('.cm-line');
		const caret = (range.getClientRects()[0] ?? line?.getBoundingClientRect()) as DOMRect;
		const shown = (selector: string) =>
			[...document.querySelectorAll(selector)]
				.map((bar) => bar.getBoundingClientRect())
				.filter(({ height }) => height > 0);
		const height = visualViewport?.height ?? innerHeight;
		const below = Math.min(
			height,
			...shown('.foot-line, .action-bar, .handbar').map(({ top }) => top),
		);
		const above = Math.max(0, ...shown('.doc-bar, .mdbar').map(({ bottom }) => bottom));
		return { below: below - caret.bottom, above: caret.top - above, height };
	});

/** A quarter of the window, but for the rounding of lines. */
const quarter = async (page: Page) => {
	const { below, height } = await roomAt(page);
	return Math.round((below / height) * 100);
};

async function atTheEnd(page: Page) {
	await editor(page).getByText('Parágrafo 0,').click();
	await page.keyboard.press('Control+End');
}

test('a quarter of the window lies below the line that is written, at its end and in its middle', async ({
	page,
}) => {
	await openText(page, long);
	await atTheEnd(page);
	await page.keyboard.type(' Fim.');
	await page.keyboard.press('Enter');
	await page.keyboard.type('E mais.');
	await expect.poll(() => quarter(page)).toBeGreaterThanOrEqual(20);
	await page.keyboard.press('Control+Home');
	for (let line = 0; line < 24; line += 1) await page.keyboard.press('ArrowDown');
	await page.keyboard.type('Aqui ');
	await expect.poll(() => quarter(page)).toBeGreaterThanOrEqual(20);
});

test('after a long paste, too', async ({ page }) => {
	await openText(page, 'Antes.\n\nDepois.');
	await editor(page).getByText('Antes.').click();
	await page.keyboard.press('End');
	const html = long
		.split('\n\n')
		.map((words, at) =>
			at % 7 === 3
				? `<h2>${words}</h2><table><tr><td>a</td><td>b</td></tr></table>`
				: `<p>${words}</p>`,
		)
		.join('');
	await give(editor(page), 'paste', { html, plain: long });
	await expect(editor(page)).toContainText('Parágrafo 39');
	// Its tables are drawn a little higher than they were guessed to be.
	await expect.poll(() => quarter(page)).toBeGreaterThanOrEqual(12);
});

test.describe('on a phone', () => {
	test.use({ device: 'phone' });
	for (const [width, height, keyboard] of [
		[390, 740, 300],
		[320, 480, 300],
	] as const)
		test(`above the keyboard as much of it as there is room for: ${width} × ${height - keyboard}`, async ({
			page,
		}) => {
			await page.setViewportSize({ width, height });
			await openText(page, long);
			await editor(page).getByText('Parágrafo 0,').tap();
			await page.evaluate((hidden) => {
				Object.defineProperty(visualViewport, 'height', {
					value: innerHeight - hidden,
					configurable: true,
				});
				visualViewport?.dispatchEvent(new Event('resize'));
			}, keyboard);
			await page.keyboard.press('Control+End');
			const seen: number[] = [];
			for (const letter of ' Fim. E mais.') {
				await page.keyboard.type(letter);
				await page.waitForTimeout(50);
				seen.push(await page.evaluate(() => scrollY));
			}
			const { above, below } = await roomAt(page);
			expect(above).toBeGreaterThanOrEqual(0);
			expect(below).toBeGreaterThanOrEqual(0);
			if (height - keyboard > 400) expect(await quarter(page)).toBeGreaterThanOrEqual(20);
			expect(seen).toEqual(seen.toSorted((one, other) => one - other));
			await page.evaluate(() => Reflect.deleteProperty(visualViewport ?? {}, 'height'));
			await page.setViewportSize({ width: 360, height: 740 });
		});
});
