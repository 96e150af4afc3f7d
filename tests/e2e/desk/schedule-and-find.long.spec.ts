import { aSavedPost, editor, expect, openPart, openPost, showPreview, test } from './desk-test.ts';

test('a date is typed by hand, and half of it breaks nothing', async ({ page, desk }) => {
	const { id } = await aSavedPost(desk, { content: 'Um texto.' });
	await openPost(page, id);
	const part = await openPart(page, 'Publicação');
	await part.getByRole('radio', { name: 'Agendar para' }).check();
	const day = part.getByLabel('Dia');
	await day.press('End');
	await day.press('Backspace');
	await expect(day).toHaveValue(/\d{3}$/);
	await showPreview(page);
	await expect(page.frameLocator('.preview iframe').getByText('Um texto.')).toBeVisible();
	await page.getByRole('tab', { name: 'Detalhes' }).click();
	await day.press('Control+a');
	await page.keyboard.type('4/11/2032');
	await part.getByLabel('Hora').press('Control+a');
	await page.keyboard.type('1930');
	await expect(part.getByText(/^Quinta-feira, 4 de novembro/)).toBeVisible();
});

test('find goes from match to match by keys, and what was replaced comes back', async ({
	page,
	desk,
}) => {
	const content = 'O café e o Café.\n\nUm cafe e outro café.';
	const { id } = await aSavedPost(desk, { content });
	await openPost(page, id);
	await editor(page).click();
	await page.keyboard.press('Control+Home');
	await page.keyboard.press('Control+F');
	const find = page.getByRole('search');
	await expect(find.getByLabel('Localizar no texto')).toBeFocused();
	await page.keyboard.type('xyz');
	await expect(find.getByText('nenhum resultado')).toBeVisible();
	await find.getByLabel('Localizar no texto').fill('cafe');
	await expect(find.getByText('1 de 4')).toBeVisible();
	await page.keyboard.press('Enter');
	await expect(find.getByText('2 de 4')).toBeVisible();
	await page.keyboard.press('Shift+Enter');
	await page.keyboard.press('Shift+Enter');
	await expect(find.getByText('4 de 4')).toBeVisible();
	await find.getByRole('button', { name: 'Diferenciar acentos' }).click();
	await expect(find.getByText('1 de 1')).toBeVisible();
	await find.getByRole('button', { name: 'Diferenciar acentos' }).click();
	await find.getByLabel('Substituir por').fill('chá');
	await find.getByRole('button', { name: 'Substituir os 4' }).click();
	await expect(find.getByText('4 substituições feitas.')).toBeVisible();
	await expect(editor(page)).toHaveText('O chá e o chá.Um chá e outro chá.');
	await find.getByRole('button', { name: 'Desfazer' }).click();
	await expect(editor(page)).toHaveText(content.replace('\n\n', ''));
	await find.getByLabel('Localizar no texto').focus();
	await page.keyboard.press('Escape');
	await expect(find).toHaveCount(0);
	await expect(editor(page)).toBeFocused();
	await page.keyboard.type('mate');
	await expect(editor(page)).toContainText('mate');
});

test('the filters of the list look the same after a text was open', async ({ page, desk }) => {
	const { id } = await aSavedPost(desk);
	const filter = page.getByRole('combobox', { name: 'Categoria' }).locator('..');
	const border = () => filter.evaluate((chip) => getComputedStyle(chip).borderTopWidth);
	await page.goto('/admin');
	const before = await border();
	await page.goto(`/admin/edit/${id}`);
	await expect(editor(page)).toBeVisible();
	await page.getByRole('link', { name: 'Posts' }).first().click();
	expect(await border()).toBe(before);
});
