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

test('half of a mark is cut, deleted, typed over and dragged as a whole one', async ({ page }) => {
	const choose = async (letters: number) => {
		await openText(page, 'Um **negrito** e um [link](https://a.test/x) aqui.');
		await editor(page).getByText('Um negrito').click();
		await page.keyboard.press('Home');
		for (let at = 0; at < letters; at += 1) await page.keyboard.press('ArrowRight');
		await page.keyboard.down('Shift');
		for (let at = 0; at < 12; at += 1) await page.keyboard.press('ArrowRight');
		await page.keyboard.up('Shift');
	};
	await choose(7);
	await page.keyboard.press('Delete');
	await expectText(page, /^Um \*\*[a-z]+\*\*[a-z ]*\[link\]\(https:\/\/a\.test\/x\) aqui\.$/);
	await page.keyboard.press('Control+z');
	await page.keyboard.press('Control+x');
	await expectText(page, /^Um \*\*[a-z]+\*\*[a-z ]*\[link\]\(https:\/\/a\.test\/x\) aqui\.$/);
	await page.keyboard.press('Control+v');
	await expectText(page, 'Um **negrito** e um [link](https://a.test/x) aqui.');
	await choose(7);
	await page.keyboard.type('xy');
	await expectText(page, /^Um \*\*[a-z]+\*\*xy[a-z ]*\[link\]/);
	await openText(page, 'Um **negrito** e um fim.');
	await editor(page).getByText('Um negrito').click();
	await page.keyboard.press('Home');
	for (let at = 0; at < 8; at += 1) await page.keyboard.press('Shift+ArrowRight');
	const line = await editor(page).locator('.cm-line').boundingBox();
	if (!line) throw new Error('nothing is shown');
	const height = line.y + line.height / 2;
	await page.mouse.move(line.x + 12, height);
	await page.mouse.down();
	// As slowly as a hand begins, for which the editor waits.
	await page.mouse.move(line.x + 20, height, { steps: 4 });
	await page.mouse.move(line.x + line.width - 5, height, { steps: 5 });
	await page.mouse.up();
	await expectText(page, /^\*\*[a-z]+\*\* e um fim\.Um \*\*[a-z]+\*\*$/);
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
