import { expect, expectText, openText, test } from './editor-test.ts';
import { cellAt, prices } from './text-blocks.ts';
import { editor } from './writing-hands.ts';

test('a table is written in its cells; no byte of another cell changes', async ({ page }) => {
	await openText(page, `Antes.\n\n${prices}\n\nDepois.`);
	const around = (table: string) => `Antes.\n\n${table}\n\nDepois.`;
	await cellAt(page, 'Em casa, linha 1').click();
	await page.keyboard.press('End');
	await page.keyboard.type(' | mês');
	const first = prices.replace('R$ 120', 'R$ 120 \\| mês');
	await expectText(page, around(first));
	await page.keyboard.press('Tab');
	await expect(cellAt(page, 'Na mesa, linha 1')).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(cellAt(page, 'Na mesa, linha 2')).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(cellAt(page, 'O que, linha 3')).toBeFocused();
	await page.keyboard.type('Luz');
	await expectText(page, around(`${first}\n| Luz |  |  |`));
	await page.keyboard.press('Control+z');
	await expect(cellAt(page, 'O que, linha 3')).toHaveText('');
	await page.keyboard.press('Control+Shift+Z');
	await expect(cellAt(page, 'O que, linha 3')).toHaveText('Luz');
	await page.keyboard.press('Shift+Tab');
	await expect(cellAt(page, 'Na mesa, linha 2')).toBeFocused();
	await page.keyboard.press('Escape');
	await page.keyboard.type('E ');
	await expectText(page, `Antes.\n\n${first}\n| Luz |  |  |\n\nE Depois.`);
	for (const _ of [1, 2, 3, 4]) await page.keyboard.press('Control+z');
	await expectText(page, around(prices));
});

test('a cell shows bold and links as readers see them, and its marks while it is written', async ({
	page,
}) => {
	const table = '| O que | Preço |\n| --- | --- |\n| *Café* | R$ **80** [já](/a) |';
	await openText(page, `${table}\n\nDepois.`);
	const price = cellAt(page, 'Preço, linha 1');
	await expect(price).toHaveText('R$ 80 já');
	await expect(price.locator('strong')).toHaveText('80');
	await price.click();
	await expect(price).toHaveText('R$ **80** [já](/a)');
	await page.keyboard.press('Home');
	await page.keyboard.type('~');
	await page.keyboard.press('Shift+Tab');
	await expect(price.locator('strong')).toHaveText('80');
	await expect(cellAt(page, 'O que, linha 1')).toHaveText('*Café*');
	await expectText(page, `${table.replace('R$', '~R$')}\n\nDepois.`);
});

test('rows and columns come and go by menu, and a table can be seen as text', async ({ page }) => {
	await openText(page, prices);
	const choose = async (name: string) => {
		await page.keyboard.press('Alt+ArrowDown');
		await page.getByRole('menu').getByText(name, { exact: true }).click();
	};
	await cellAt(page, 'Em casa, linha 1').click();
	await choose('Coluna à direita');
	await expect(cellAt(page, 'Coluna 3, linha 1')).toBeFocused();
	await page.keyboard.type('2');
	await choose('Mover para a esquerda');
	await choose('Alinhar à direita');
	await expectText(
		page,
		'| O que | | Em casa | Na mesa |\n| --- | ---: | ---: | ---: |\n| Internet | 2 | R$ 120 | — |\n| Café | | R$ 90 | — |'.replaceAll(
			'| |',
			'|  |',
		),
	);
	await choose('Remover a coluna');
	await expectText(page, prices);
	await choose('Linha acima');
	await choose('Remover a linha');
	await expectText(page, prices);
	await page.getByRole('button', { name: 'Linha', exact: true }).click();
	await expectText(page, `${prices}\n|  |  |  |`);
	await choose('Ver em Markdown');
	await expect(editor(page)).toContainText('| --- | ---: | ---: |');
	await expect(page.getByRole('table')).toHaveCount(0);
	await expectText(page, `${prices}\n|  |  |  |`);
});

test('what is composed in a cell is written once, in a long table too', async ({ page }) => {
	const more = Array.from({ length: 300 }, (_, at) => `\n| Sala ${at} | *${at}* | — |`).join('');
	const long = prices + more;
	await openText(page, long);
	await cellAt(page, 'O que, linha 2').click();
	await page.keyboard.press('End');
	const client = await page.context().newCDPSession(page);
	for (const text of ['n', 'ni', 'にほ'])
		await client.send('Input.imeSetComposition', {
			text,
			selectionStart: text.length,
			selectionEnd: text.length,
		});
	await client.send('Input.insertText', { text: '日本' });
	await page.keyboard.type(' x');
	await expectText(page, long.replace('Café', 'Café日本 x'));
	await expect(cellAt(page, 'O que, linha 2')).toHaveText('Café日本 x');
});

test('a text that is only a table is written above and below it', async ({ page }) => {
	await openText(page, prices);
	await cellAt(page, 'Na mesa, linha 2').click();
	await page.keyboard.press('Escape');
	await page.keyboard.type('Depois.');
	await expectText(page, `${prices}\n\nDepois.`);
	await cellAt(page, 'Em casa, linha 1').click();
	for (const _ of ['title', 'above']) await page.keyboard.press('ArrowUp');
	await page.keyboard.type('Antes.');
	await expectText(page, `Antes.\n\n${prices}\n\nDepois.`);
});

test('Escape in a table’s menu leads back to where the writer was', async ({ page }) => {
	await openText(page, `Antes.\n\n${prices}\n\nDepois.`);
	const cell = cellAt(page, 'Em casa, linha 1');
	await cell.click();
	await page.keyboard.press('End');
	await page.keyboard.press('Alt+ArrowDown');
	await expect(page.getByRole('menu')).toBeVisible();
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Escape');
	await expect(page.getByRole('menu')).toBeHidden();
	await expect(cell).toBeFocused();
	await page.locator('.cm-table .grip.column').click();
	await page.keyboard.press('Escape');
	await page.keyboard.type('!');
	await expect(cell).toHaveText('R$ 120!');
});

test('Ctrl+End and Ctrl+Home lead from a cell to the ends of the text, also below a table that ends it', async ({
	page,
}) => {
	await openText(page, 'Antes.\n\n| a | b |\n| - | - |\n| c | d |');
	await page.getByText('c', { exact: true }).click();
	await page.keyboard.press('Control+End');
	await page.keyboard.type('Fim.');
	await expectText(page, 'Antes.\n\n| a | b |\n| - | - |\n| c | d |\n\nFim.');
	await page.getByText('d', { exact: true }).click();
	await page.keyboard.press('Control+Home');
	await page.keyboard.type('Bem ');
	await expectText(page, 'Bem Antes.\n\n| a | b |\n| - | - |\n| c | d |\n\nFim.');
});
