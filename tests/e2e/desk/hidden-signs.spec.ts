import type { Page } from '@playwright/test';
import { aSavedPost, editor, expect, openPost, test } from './desk-test.ts';
import { expectText } from './text-blocks.ts';

const paragraph = 'Fizemos essa soma.[^1]';
const withParagraph = (written: string) =>
	`Primeiro parágrafo.\n\n${written}\n\nTerceiro parágrafo.\n\n[^1]: Uma nota.`;
const paragraphOf = (page: Page) =>
	editor(page).locator('.cm-line', { hasText: 'Fizemos essa soma' });

test('End stays on the line while the mouse is held behind a footnote’s number', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk, { content: withParagraph(paragraph) });
	await openPost(page, id);
	const { width = 0, height = 0 } = (await paragraphOf(page).boundingBox()) ?? {};
	await paragraphOf(page).hover({ position: { x: width - 4, y: height - 6 } });
	await page.mouse.down();
	await page.keyboard.press('End');
	await page.mouse.up();
	await page.keyboard.type(' E depois.');
	await expectText(desk, id, withParagraph(`${paragraph} E depois.`));
});

test('Shift+End twice selects a line that ends with a footnote’s number, and no more', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk, { content: withParagraph(paragraph) });
	await openPost(page, id);
	await paragraphOf(page).click({ position: { x: 30, y: 30 } });
	await page.keyboard.press('Home');
	await page.keyboard.press('Shift+End');
	await expect(editor(page), 'the number’s signs stay hidden').not.toContainText('[^1]');
	await page.keyboard.press('Shift+End');
	await page.keyboard.type('E depois.');
	await expectText(desk, id, withParagraph('E depois.'));
});
