import type { Page } from '@playwright/test';
import { expect, expectText, openText, test } from './editor-test.ts';
import { editor, typeAtEnd } from './writing-hands.ts';

const panel = (page: Page) => page.getByRole('search');
const field = (page: Page) => panel(page).getByLabel('Localizar no texto');
const replacement = (page: Page) => panel(page).getByLabel('Substituir por');

const prices =
	'A sala custa R$ 40.\n\n| Sala | Preço |\n| --- | --- |\n| Grande, **40** lugares | R$ 40 |\n| Pequena | R$ 25 |\n\n![Uma sala](/images/a.jpg "Por R$ 40 a hora")\n\n<p align="center">Só hoje: R$ 40</p>\n\nE R$ 40 no fim.';

/** The marked words of the drawn blocks, and the one that the search is at. */
const marked = (page: Page) =>
	page.evaluate(() => {
		const read = (name: string) =>
			[...(CSS.highlights.get(name) ?? [])].map((range) => {
				const { startContainer, startOffset, endContainer, endOffset } = range as Range;
				const box = startContainer.parentElement?.closest('[role=textbox], .copy');
				if (startContainer !== endContainer) return 'two nodes';
				return `${startContainer.textContent?.slice(startOffset, endOffset)} of ${box?.textContent}`;
			});
		return { all: read('cm-found'), here: read('cm-found-here') };
	});

test('what is found is marked in cells, captions and HTML too, and the one that it is at', async ({
	page,
}) => {
	await openText(page, prices);
	await typeAtEnd(page, '');
	await page.keyboard.press('Control+Home');
	await page.keyboard.press('Control+F');
	await page.keyboard.type('40');
	await expect(panel(page)).toContainText('1 de 6');
	const drawn = [
		'40 of Grande, 40 lugares',
		'40 of R$ 40',
		'40 of Por R$ 40 a hora',
		'40 of Só hoje: R$ 40',
	];
	await expect.poll(() => marked(page)).toEqual({ all: drawn, here: [] });
	await page.keyboard.press('Enter');
	await page.keyboard.press('Enter');
	await expect(panel(page)).toContainText('3 de 6');
	const others = drawn.filter((each) => each !== '40 of R$ 40');
	await expect.poll(() => marked(page)).toEqual({ all: others, here: ['40 of R$ 40'] });
	const looks = await page
		.getByRole('textbox', { name: /Preço/ })
		.last()
		.evaluate((cell) => getComputedStyle(cell, '::highlight(cm-found)').backgroundColor);
	expect(looks).not.toBe('rgba(0, 0, 0, 0)');
	await page.keyboard.press('Escape');
	await expect.poll(() => marked(page)).toEqual({ all: [], here: [] });
});

test('a hit in the middle of a long table comes into view', async ({ page }) => {
	const rows = Array.from(
		{ length: 90 },
		(_, at) => `| linha ${at} | ${at === 45 ? 'R$ 7' : 'x'} |`,
	);
	await openText(page, `R$ 7 antes.\n\n| a | b |\n| - | - |\n${rows.join('\n')}\n\nFim.`);
	await editor(page).getByText('R$ 7 antes').click();
	await page.keyboard.press('Home');
	await page.keyboard.press('Control+F');
	await page.keyboard.type('R$ 7');
	await expect(panel(page)).toContainText('1 de 2');
	await page.keyboard.press('Enter');
	const cell = page.getByRole('textbox', { name: 'b, linha 46' });
	await expect(cell).toBeInViewport();
	const { y = 0 } = (await cell.boundingBox()) ?? {};
	expect(y).toBeGreaterThan(150);
	expect(y).toBeLessThan(650);
});

test('a price in three places takes five acts, and Ctrl+Z in the field takes the replacements back', async ({
	page,
}) => {
	const text = 'Custa R$ 40.\n\n| a | b |\n| - | - |\n| x | R$ 40 |\n\nSão R$ 40.';
	const changed = text.replaceAll('R$ 40', 'R$ 45');
	await openText(page, text);
	await typeAtEnd(page, '');
	await page.keyboard.press('Control+F');
	await page.keyboard.type('R$ 40');
	await page.keyboard.press('Tab');
	await expect(replacement(page)).toBeFocused();
	await page.keyboard.type('R$ 45');
	await panel(page).getByRole('button', { name: 'Substituir os 3' }).click();
	await expectText(page, changed);
	await expect(panel(page)).toContainText('3 substituições feitas.');
	await page.keyboard.press('Control+z');
	await expectText(page, text);
	await expect(panel(page)).not.toContainText('substituições feitas');
	await panel(page).getByRole('button', { name: 'Substituir os 3' }).click();
	await replacement(page).focus();
	await expect(panel(page)).toContainText('3 substituições feitas.');
	await page.keyboard.press('Control+z');
	await expectText(page, text);
	await expect(replacement(page)).toHaveValue('R$ 45');
	// One by one, and one by one back.
	await page.keyboard.press('Enter');
	await page.keyboard.press('Enter');
	await expectText(page, text.replace('R$ 40', 'R$ 45').replace('R$ 40', 'R$ 45'));
	await expect(panel(page)).toContainText('1 substituição feita.');
	await page.keyboard.press('Control+z');
	await page.keyboard.press('Control+z');
	await expectText(page, text);
	// What was typed last in the field is the field's.
	await page.keyboard.press('End');
	await page.keyboard.type('9');
	await page.keyboard.press('Control+z');
	await expectText(page, text);
	await expect(replacement(page)).toHaveValue('R$ 45');
});

test('the next search has no replacement yet, and its options come behind the fields', async ({
	page,
}) => {
	await openText(page, 'Um texto.');
	await typeAtEnd(page, '');
	await page.keyboard.press('Control+F');
	await page.keyboard.type('texto');
	await page.keyboard.press('Tab');
	await page.keyboard.type('livro');
	await page.keyboard.press('Escape');
	await page.keyboard.press('Control+F');
	await expect(field(page)).toHaveValue('texto');
	await expect(replacement(page)).toHaveValue('');
	for (const name of [
		'Substituir por',
		'Substituir',
		'Substituir tudo',
		'Diferenciar maiúsculas',
	]) {
		await page.keyboard.press('Tab');
		await expect(panel(page).locator(':focus')).toHaveAccessibleName(name);
	}
});

test.describe('on a phone', () => {
	test.use({ device: 'phone' });
	test('"Substituir…" opens the field and leads to it', async ({ page }) => {
		await openText(page, 'Um texto.');
		await editor(page).tap();
		await page.keyboard.press('Control+F');
		await page.keyboard.type('texto');
		await panel(page).getByRole('button', { name: 'Substituir…' }).tap();
		await expect(replacement(page)).toBeFocused();
		await page.keyboard.type('livro');
		await panel(page).getByRole('button', { name: 'Substituir tudo' }).tap();
		await expectText(page, 'Um livro.');
	});
});
