import type { DeskScreen } from './desk-screen.ts';
import { aSavedPost, button, editor, expect, openPost, typeAtEnd } from './desk-test.ts';

/** What stands around a post that was just saved, or could not be. */
export const savedScreens: DeskScreen[] = [
	{
		name: 'list-saved',
		open: async (page, desk) => {
			const title = `Sala nova ${crypto.randomUUID().slice(0, 4)}`;
			await aSavedPost(desk, { title, published: true });
			await page.goto(`/admin?q=${encodeURIComponent(title)}`);
			await page.getByRole('link', { name: `Editar: ${title}` }).click();
			await editor(page).waitFor();
			await page
				.getByRole('textbox', { name: 'Título' })
				.fill('Reunir quinze pessoas sem pagar pelo mês inteiro');
			await button(page, 'Publicar mudanças').click();
			await page.getByRole('link', { name: 'Continuar editando' }).waitFor();
		},
	},
	{
		name: 'list-order',
		open: async (page, desk) => {
			const { title } = await aSavedPost(desk);
			await aSavedPost(desk, { published: true });
			await page.goto(`/admin?q=${encodeURIComponent(title)}`);
			await page.getByRole('button', { name: `Publicar: ${title}` }).click();
			await page.getByRole('button', { name: 'Colocar em primeiro lugar' }).waitFor();
		},
	},
	{
		name: 'form-not-published',
		open: async (page, desk) => {
			const { id } = await aSavedPost(desk);
			await openPost(page, id);
			await page.context().setOffline(true);
			await button(page, 'Publicar').click();
			await page.getByText('O post não foi publicado').waitFor();
		},
	},
	{
		name: 'form-door',
		open: async (page, desk) => {
			const content = 'Um.\n\nDois.\n\nTrês.\n\nQuatro.';
			const { id } = await aSavedPost(desk, { content, published: true });
			await page.addInitScript(() =>
				history.replaceState({ usr: { offers: 'door' }, key: 'a' }, ''),
			);
			await openPost(page, id);
			await page.getByText('Um botão aqui pode ajudar').waitFor();
		},
	},
	{
		name: 'form-draft-link',
		open: async (page, desk) => {
			const { id } = await aSavedPost(desk);
			await openPost(page, id);
			await page.getByRole('button', { name: 'Mais ações deste post' }).click();
			await page.getByRole('menuitem', { name: /^Mostrar para alguém/ }).click();
			await page.getByRole('dialog').getByLabel('Link de leitura').waitFor();
		},
	},
	{
		name: 'form-undo',
		open: async (page, desk) => {
			const { id } = await aSavedPost(desk, { tags: ['varanda'] });
			await openPost(page, id);
			await typeAtEnd(page, ' Mais uma frase.');
			await page.getByText('Tags', { exact: true }).first().click();
			await page.getByRole('button', { name: /varanda/ }).click();
			await expect(
				page.getByRole('button', { name: 'Desfazer', exact: true }).last(),
			).toBeVisible();
		},
	},
];
