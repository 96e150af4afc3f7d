import { aPicture } from '../support/factories/picture.ts';
import { expect, expectText, openText, test } from './editor-test.ts';
import { cellAt, prices } from './text-blocks.ts';
import { editor, titleField } from './writing-hands.ts';

test('the next letter goes into the text after a table or its row is undone', async ({ page }) => {
	await openText(page, `${prices}\n\nDepois.`);
	await cellAt(page, 'Na mesa, linha 2').click();
	await page.keyboard.press('Tab');
	await page.keyboard.type('x');
	await expect(cellAt(page, 'O que, linha 3')).toHaveText('x');
	await page.keyboard.press('Control+z');
	await page.keyboard.press('Control+z');
	await expect(cellAt(page, 'O que, linha 2')).toBeFocused();
	await page.keyboard.press('End');
	await page.keyboard.type('!');
	await expectText(page, `${prices.replace('| Café |', '| Café! |')}\n\nDepois.`);

	await editor(page).getByText('Depois.').click();
	await page.keyboard.press('End');
	await page.keyboard.press('Enter');
	await page.keyboard.type('/tabela');
	await expect(page.getByRole('option', { name: 'Tabela' })).toBeVisible();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('table')).toHaveCount(2);
	await page.keyboard.press('Control+z');
	await expect(page.getByRole('table')).toHaveCount(1);
	await page.keyboard.type('Aqui');
	await expect(editor(page)).toContainText('Aqui');
});

test('letters right after Ctrl+F are searched for, and right after a picture they are written below it', async ({
	page,
}) => {
	await openText(page, 'Um quadro branco.');
	await editor(page).getByText('Um quadro').click();
	await page.keyboard.press('End');
	await page.keyboard.press('Control+f');
	await page.keyboard.type('branco');
	await expect(page.getByLabel('Localizar no texto')).toHaveValue('branco');
	await expect(page.getByText('1 de 1')).toBeVisible();
	await page.keyboard.press('Escape');
	await page.keyboard.press('End');

	await page.getByRole('button', { name: 'Imagem', exact: true }).click();
	const files = page.getByRole('dialog').locator('input[type=file]');
	const buffer = await aPicture({ width: 64, height: 40, format: 'png' });
	await files.setInputFiles({ name: 'sala.png', mimeType: 'image/png', buffer });
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await page.keyboard.type('Sim?');
	await expect(page.getByRole('figure')).toBeVisible();
	await expectText(page, /^Um quadro branco\.\n\n!\[\]\(\S+\)\n\nSim\?$/);
});

test('Ctrl+F searches the text wherever the focus is, in its title and in the search itself', async ({
	page,
}) => {
	await openText(page, 'Um quadro branco.');
	const field = page.getByLabel('Localizar no texto');
	await page.getByRole('textbox', { name: 'Título' }).press('Control+f');
	await page.keyboard.type('branco');
	await expect(field).toHaveValue('branco');
	await field.press('Control+f');
	await page.keyboard.type('quadro');
	await expect(field).toHaveValue('quadro');
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Foco' }).press('Control+f');
	await expect(field).toBeFocused();
	await page.keyboard.press('Escape');
});

test('the blocks open under a slash in the first lines of a text, and the view keeps its place', async ({
	page,
}) => {
	const long = Array.from({ length: 60 }, (_, at) => `Parágrafo **${at}** de um texto longo.`);
	await openText(page, 'Oi.');
	await editor(page).getByText('Oi.').click();
	await page.keyboard.press('End');
	await page.keyboard.press('Enter');
	await page.keyboard.type('/');
	await expect(page.getByRole('listbox', { name: 'Inserir' })).toBeInViewport();
	await page.keyboard.press('Escape');

	await openText(page, long.join('\n\n'));
	await editor(page).getByText('Parágrafo').first().click();
	for (let pages = 0; pages < 3; pages += 1) await page.keyboard.press('PageDown');
	const number = /\d+/.exec(await editor(page).locator('.cm-here').innerText())?.[0];
	const line = editor(page).locator('.cm-line', { hasText: `${number}` });
	await expect(line, 'the page has scrolled').toBeInViewport();
	const placeOf = async () => (await line.boundingBox())?.y ?? Number.NaN;
	const before = await placeOf();
	await page.getByRole('button', { name: 'Markdown' }).click();
	await expect(line).toContainText(`**${number}**`);
	await expect.poll(async () => Math.abs((await placeOf()) - before)).toBeLessThan(60);
});

test('headings, lists and quotes have keys', async ({ page }) => {
	await openText(page, 'Salas');
	await editor(page).getByText('Salas').click();
	await page.keyboard.press('Control+Shift+Digit2');
	await expectText(page, '## Salas');
	await page.keyboard.press('Control+Shift+Digit3');
	await expectText(page, '### Salas');
	await page.keyboard.press('Control+Shift+Digit0');
	await expectText(page, 'Salas');
	await page.keyboard.press('Control+Shift+Digit8');
	await expectText(page, '- Salas');
	await page.keyboard.press('Control+Shift+Digit7');
	await expectText(page, '1. Salas');
	await page.keyboard.press('Control+Shift+Digit7');
	await page.keyboard.press('Control+Shift+Digit9');
	await expectText(page, '> Salas');
});

test('the cursor is where it was from the moment in which the text has the focus back', async ({
	page,
}) => {
	await openText(page, 'Primeiro parágrafo.\n\nSegundo parágrafo.');
	await editor(page).getByText('Primeiro parágrafo.').click();
	await page.keyboard.press('End');
	await page.keyboard.type(' Um');
	await titleField(page).focus();
	const before = await editor(page).evaluate((content) => {
		content.focus();
		const { anchorNode, anchorOffset } = (content.getRootNode() as Document).getSelection() ?? {};
		return anchorNode?.textContent?.slice(0, anchorOffset);
	});
	expect(before).toBe('Primeiro parágrafo. Um');
});
