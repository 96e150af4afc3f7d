import {
	aSavedPost,
	editor,
	expect,
	openPost,
	otherTab,
	place,
	test,
	titleField,
	typeAtEnd,
} from './desk-test.ts';
import { offered } from './journal-entries.ts';

test('E11: a tab closed in mid-sentence gives its text back, with both times, and it can be undone', async ({
	page,
	context,
	desk,
}) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	await context.setOffline(true);
	await typeAtEnd(page, ' Frase que não chegou');
	await expect(place(page)).toHaveText(/guardado neste navegador/);
	await page.close({ runBeforeUnload: false });
	await context.setOffline(false);
	const again = await otherTab(context, id);
	await expect(
		again.getByText(/Há um texto das \d\d:\d\d neste navegador que não chegou ao servidor/),
	).toBeVisible();
	await expect(again.getByText(/A versão salva é das \d\d:\d\d/)).toBeVisible();
	await again.getByRole('button', { name: 'Ver as duas' }).click();
	await expect(again.getByRole('heading', { name: 'Duas versões do mesmo post' })).toBeVisible();
	await again.getByRole('button', { name: 'Voltar ao texto' }).click();
	await again.getByRole('button', { name: 'Usar a deste navegador' }).click();
	await expect(editor(again)).toContainText('Frase que não chegou');
	await expect(offered(again), 'the rest of it is what the server has').toBeHidden();
	await again.getByRole('button', { name: 'Desfazer', exact: true }).click();
	await expect(editor(again)).not.toContainText('Frase que não chegou');
});

test('a new text that never reached the server becomes a draft of the list, and opens with its text', async ({
	page,
	context,
}) => {
	await page.goto('/admin/create');
	await editor(page).waitFor();
	await context.setOffline(true);
	await titleField(page).fill('Só neste navegador');
	await expect(page).toHaveURL(/\/admin\/create\?id=/);
	await typeAtEnd(page, 'Nunca chegou ao servidor.');
	await expect(place(page)).toHaveText('Sem conexão, guardado neste navegador');
	await page.close({ runBeforeUnload: false });
	await context.setOffline(false);
	const again = await context.newPage();
	await again.goto('/admin');
	const row = again.getByRole('row', { name: /Só neste navegador/ });
	await expect(row).toContainText('Rascunho');
	await row.getByRole('link', { name: /^Editar/ }).click();
	await expect(editor(again)).toContainText('Nunca chegou ao servidor.');
	await expect(place(again)).toHaveText(/Salvo às/);
	await again.reload();
	await expect(editor(again)).toContainText('Nunca chegou ao servidor.');
	await again.goto('/admin');
	await row.getByRole('button', { name: /^Mais ações/ }).click();
	await again.getByRole('menuitem', { name: 'Excluir' }).click();
	await expect(row).toBeHidden();
	await again.getByRole('button', { name: 'Desfazer', exact: true }).click();
	await expect(row).toContainText('Rascunho');
	await row.getByRole('link', { name: /^Editar/ }).click();
	await expect(titleField(again)).toHaveValue('Só neste navegador');
	await again.goBack();
	await again.goForward();
	await expect(titleField(again)).toHaveValue('Só neste navegador');
});

test('signing out with a text that only this browser has asks first', async ({
	page,
	context,
	desk,
}) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	await context.route('**/api/drafts', (route) => route.abort());
	await typeAtEnd(page, ' Ainda não salvo.');
	await expect(place(page)).toHaveText(/guardado neste navegador/);
	await page.getByRole('link', { name: 'Posts', exact: true }).first().click();
	await page.getByRole('button', { name: 'Sair', exact: true }).click();
	await expect(page).toHaveURL('/admin');
	await page.getByRole('button', { name: 'Sign Out' }).click();
	const dialog = page.getByRole('dialog', { name: 'Sair com texto que não foi salvo?' });
	await dialog.getByRole('button', { name: 'Ficar' }).click();
	await expect(dialog).toBeHidden();
	await expect(page).toHaveURL('/admin');
});
