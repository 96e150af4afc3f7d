import { storageKeys } from '#config/storage-keys';
import { aSavedPost, button, expect, openPart, openPost, place, test } from './desk-test.ts';

test('a day is chosen by keys, an hour that is past is put right, and the date can be taken away', async ({
	page,
	desk,
}) => {
	const now = new Date('2030-11-20T14:32:00-03:00');
	await page.clock.setFixedTime(now);
	await page.route('**/api/**', async (route) => {
		// The page may ask once more while the test ends.
		const response = await route.fetch().catch(() => undefined);
		if (!response) return;
		const headers = { ...response.headers(), date: now.toUTCString() };
		await route.fulfill({ response, headers });
	});
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
	await part.getByLabel('Hora').fill('09:00');
	const opener = part.getByRole('button', { name: 'Escolher no calendário' });
	await opener.click();
	const dialog = page.getByRole('dialog', { name: 'Publicar em' });
	await expect(dialog.getByText('Quinta, 21 de novembro, 09:00')).toBeVisible();
	for (const key of ['ArrowDown', 'Home', 'ArrowRight']) await page.keyboard.press(key);
	await expect(
		dialog.getByRole('button', { name: /^25 de novembro de 2030, \d+ post/ }),
	).toBeFocused();
	await expect(dialog.getByText('Já agendado nesse dia')).toBeVisible();
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
	await expect(place(page)).toHaveText(/Salvo em/);
	await expect(
		button(page, 'Agendar'),
		'a saved draft keeps the time that is chosen',
	).toBeVisible();
	await expect(part.getByText('Escreva o dia como')).toHaveCount(0);
	await opener.click();
	await dialog.getByRole('button', { name: 'Remover data' }).click();
	const onClick = part.getByRole('radio', { name: 'Quando eu clicar em Publicar' });
	await expect(onClick).toBeChecked();
	await expect(onClick, 'far from the button that publishes').toBeFocused();
});
