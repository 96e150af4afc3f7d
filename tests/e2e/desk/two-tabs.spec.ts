import {
	aSavedPost,
	button,
	editor,
	expect,
	openPost,
	otherTab,
	place,
	readPost,
	test,
	titleField,
	typeAtEnd,
} from './desk-test.ts';

test('E7: two tabs that change different fields both survive', async ({ page, context, desk }) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	const second = await otherTab(context, id);
	await titleField(page).fill('Título da primeira aba');
	await expect(place(page)).toHaveText(/Salvo às/);
	await typeAtEnd(second, ' Texto da segunda aba.');
	await expect(titleField(second)).toHaveValue('Título da primeira aba', { timeout: 15_000 });
	await button(second, 'Salvar').click();
	await expect(second).toHaveURL('/admin');
	const post = await readPost(desk, id);
	expect(post.title).toBe('Título da primeira aba');
	expect(post.content).toContain('Texto da segunda aba.');
});

test('what one tab saved is in the other as soon as somebody comes back to it', async ({
	page,
	context,
	desk,
}) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	const second = await otherTab(context, id);
	await titleField(page).fill('Título da primeira aba');
	await typeAtEnd(page, ' Texto da primeira aba.');
	await expect(place(page)).toHaveText(/Salvo às/);
	await second.waitForTimeout(2_000);
	await second.evaluate(() => dispatchEvent(new Event('focus')));
	await expect(titleField(second)).toHaveValue('Título da primeira aba');
	await expect(editor(second)).toContainText('Texto da primeira aba.');
	await typeAtEnd(second, ' E da segunda.');
	await expect(place(second)).toHaveText(/Salvo às/);
	await page.evaluate(() => dispatchEvent(new Event('focus')));
	await expect(editor(page)).toContainText('Texto da primeira aba. E da segunda.');
});

test('E7: for the same field in two tabs the user decides, and nothing is lost', async ({
	page,
	context,
	desk,
}) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	const second = await otherTab(context, id);
	await titleField(page).fill('O título dela');
	await expect(place(page)).toHaveText(/Salvo às/);
	await titleField(second).fill('O meu título');
	await expect(
		second.getByRole('heading', { name: 'Este post mudou enquanto você escrevia' }),
	).toBeVisible();
	await expect(second.getByRole('radio', { name: /Sua versão/ })).toBeVisible();
	await second.getByRole('radio', { name: /Versão salva/ }).check();
	await second.getByRole('radio', { name: /Combinar manualmente/ }).check();
	await expect(second.getByLabel('Texto combinado')).toHaveValue('O meu título / O título dela');
	await second.getByLabel('Texto combinado').fill('O título das duas');
	await second.getByRole('button', { name: 'Salvar o resultado' }).click();
	await expect(titleField(second)).toHaveValue('O título das duas');
	await expect(place(second)).toHaveText(/Salvo às/);
});
