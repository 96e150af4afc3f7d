import { storageKeys } from '#config/storage-keys';
import {
	aSavedPost,
	button,
	editor,
	expect,
	openPart,
	openPost,
	place,
	showPreview,
	test,
} from './desk-test.ts';

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
	await page.getByRole('tab', { name: 'Ficha' }).click();
	await day.press('Control+a');
	await page.keyboard.type('4/11/2032');
	await part.getByLabel('Hora').press('Control+a');
	await page.keyboard.type('1930');
	await expect(part.getByText(/^Quinta-feira, 4 de novembro/)).toBeVisible();
});

test('a day is chosen by keys, an hour that is past is put right, and the date can be taken away', async ({
	page,
	desk,
}) => {
	await page.clock.setFixedTime('2030-11-20T14:32:00-03:00');
	await page.addInitScript(
		(key) => localStorage.setItem(key, '2031-01-01T00:00:00.000Z'),
		storageKeys.sessionExpiry,
	);
	const scheduled_at = '2030-11-25T12:00:00.000Z';
	const other = await aSavedPost(desk, {
		scheduled_at,
		title: `Já marcado ${crypto.randomUUID()}`,
	});
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	const part = await openPart(page, 'Publicação');
	await part.getByRole('radio', { name: 'Agendar para' }).check();
	const opener = part.getByRole('button', { name: 'Escolher no calendário' });
	await opener.click();
	const dialog = page.getByRole('dialog', { name: 'Publicar em' });
	await expect(dialog.getByText('Quinta, 21 de novembro, 09:00')).toBeVisible();
	for (const key of ['ArrowDown', 'Home', 'ArrowRight']) await page.keyboard.press(key);
	await expect(
		dialog.getByRole('button', { name: /^25 de novembro de 2030, \d+ post/ }),
	).toBeFocused();
	await expect(dialog.getByText('Nesse dia já sai')).toBeVisible();
	await expect(dialog.getByText(`09:00 ${other.title}`)).toBeVisible();
	await page.keyboard.press('PageDown');
	await expect(dialog.getByText('Quarta, 25 de dezembro, 09:00')).toBeVisible();
	for (const key of ['PageUp', 'PageUp', 'PageUp']) await page.keyboard.press(key);
	await expect(dialog.getByText('Hoje às 09:00 já passou.')).toBeVisible();
	await expect(dialog.getByRole('button', { name: 'Usar este horário' })).toBeDisabled();
	await dialog.getByRole('button', { name: 'Usar amanhã, 09:00' }).click();
	await dialog.getByLabel('Outra hora').fill('9h5');
	await expect(dialog.getByText('em 18 h 33 min')).toBeVisible();
	await dialog.getByRole('button', { name: 'Usar este horário' }).click();
	await expect(part.getByLabel('Dia')).toHaveValue('21/11/2030');
	await expect(part.getByLabel('Hora')).toHaveValue('09:05');
	await expect(opener).toBeFocused();
	await page.keyboard.press('Control+s');
	await expect(place(page)).toHaveText(/Salvo às/);
	await expect(
		button(page, 'Agendar'),
		'a saved draft keeps the time that is chosen',
	).toBeVisible();
	await expect(part.getByText('Escreva o dia como')).toHaveCount(0);
	await opener.click();
	await dialog.getByRole('button', { name: 'Tirar a data' }).click();
	const onClick = part.getByRole('radio', { name: 'Quando eu clicar em Publicar' });
	await expect(onClick).toBeChecked();
	await expect(onClick, 'far from the button that publishes').toBeFocused();
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
	await expect(find.getByLabel('Achar no texto')).toBeFocused();
	await page.keyboard.type('xyz');
	await expect(find.getByText('nada achado')).toBeVisible();
	await find.getByLabel('Achar no texto').fill('cafe');
	await expect(find.getByText('1 de 4')).toBeVisible();
	await page.keyboard.press('Enter');
	await expect(find.getByText('2 de 4')).toBeVisible();
	await page.keyboard.press('Shift+Enter');
	await page.keyboard.press('Shift+Enter');
	await expect(find.getByText('4 de 4')).toBeVisible();
	await find.getByRole('button', { name: 'Diferenciar acentos' }).click();
	await expect(find.getByText('1 de 1')).toBeVisible();
	await find.getByRole('button', { name: 'Diferenciar acentos' }).click();
	await find.getByLabel('Trocar por').fill('chá');
	await find.getByRole('button', { name: 'Trocar os 4' }).click();
	await expect(find.getByText('4 trocas feitas.')).toBeVisible();
	await expect(editor(page)).toHaveText('O chá e o chá.Um chá e outro chá.');
	await find.getByRole('button', { name: 'Desfazer' }).click();
	await expect(editor(page)).toHaveText(content.replace('\n\n', ''));
	await find.getByLabel('Achar no texto').focus();
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
