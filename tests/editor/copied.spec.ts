import type { Page } from '@playwright/test';
import { findEditorPage } from '../support/keeper.ts';
import { expect, expectText, openText, readText, test } from './editor-test.ts';
import { editor } from './writing-hands.ts';

test.beforeEach(async ({ page }) => {
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
});

/** What another program finds on the real clipboard. */
async function readClipboard(page: Page) {
	const other = await page.context().newPage();
	await other.setContent('<textarea></textarea><main contenteditable>.</main>');
	await other.bringToFront();
	await other.locator('textarea').focus();
	await other.keyboard.press('Control+V');
	const words = await other.locator('textarea').inputValue();
	await other.locator('main').click();
	await other.keyboard.press('Control+A');
	await other.keyboard.press('Control+V');
	const tags = await other
		.locator('main')
		.evaluate((box) =>
			[...box.querySelectorAll('b, strong, a, h2, table, li, s, del')].map((one) => one.localName),
		);
	await other.close();
	await page.bringToFront();
	return { words, tags: [...new Set(tags)] };
}

const text =
	'Abre.\n\n## Um título\n\nUm **negrito** e um [link](https://a.test/x).\n\n* um\n* dois\n\n|a|b|\n|-|-|\n|**1**|2|\n\nFim.';

test('other programs get what was copied with its marks, or without its signs; the text gets its Markdown', async ({
	page,
}) => {
	await openText(page, text);
	await editor(page).focus();
	await page.keyboard.press('Control+A');
	await page.keyboard.press('Control+C');
	const { words, tags } = await readClipboard(page);
	expect(words).toBe(
		'Abre.\n\nUm título\n\nUm negrito e um link.\n\n- um\n- dois\n\na\tb\n1\t2\n\nFim.',
	);
	expect(tags).toEqual(['h2', 'strong', 'a', 'li', 'table']);
	const other = await page.context().newPage();
	await other.goto(await findEditorPage());
	await openText(other, '');
	await editor(other).focus();
	await other.keyboard.press('Control+V');
	await expectText(other, text);
	await other.close();
});

test('a part that is cut comes back as it was', async ({ page }) => {
	await openText(page, text);
	await editor(page).getByText('Um negrito').click();
	await page.keyboard.press('Home');
	await page.keyboard.press('Shift+End');
	await page.keyboard.press('Control+X');
	expect(await readText(page)).not.toContain('negrito');
	expect(await readClipboard(page)).toEqual({
		words: 'Um negrito e um link.',
		tags: ['strong', 'a'],
	});
	await page.keyboard.press('Control+V');
	await expectText(page, text);
});

test('a cell’s words are copied with their marks, and are pasted in cell and text as they were', async ({
	page,
}) => {
	await openText(page, text);
	const cell = (name: RegExp) => page.getByRole('textbox', { name });
	await cell(/^a, linha 1/).click();
	await page.keyboard.press('Control+A');
	await page.keyboard.press('Control+C');
	expect(await readClipboard(page)).toEqual({ words: '1', tags: ['strong'] });
	await cell(/^b, linha 1/).click();
	await page.keyboard.press('Control+A');
	await page.keyboard.press('Control+V');
	await expectText(page, /\|\*\*1\*\*\|\*\*1\*\*\|/);
	await page.keyboard.press('Control+A');
	await page.keyboard.press('Control+X');
	await expectText(page, /\|\*\*1\*\*\| *\|/);
	await editor(page).getByText('Fim.').click();
	await page.keyboard.press('End');
	await page.keyboard.press('Control+V');
	await expectText(page, /Fim\.\*\*1\*\*$/);
});

test('where the Markdown is shown, it is what is copied', async ({ page }) => {
	await openText(page, text, 'markdown');
	await editor(page).focus();
	await page.keyboard.press('Control+A');
	await page.keyboard.press('Control+C');
	expect(await readClipboard(page)).toMatchObject({ words: text });
});
