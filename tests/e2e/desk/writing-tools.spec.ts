import { aSavedPost, editor, expect, test } from './desk-test.ts';
import { article } from './form-screens.ts';

test('a new text begins with the headings of a post of the house, and one undo leads back to the ways to begin', async ({
	page,
	desk,
}) => {
	const title = `Um que empresta ${crypto.randomUUID().slice(0, 8)}`;
	await aSavedPost(desk, { title, content: article.content });
	await page.goto('/admin/create');
	await page.getByRole('button', { name: 'Usar um post como modelo' }).click();
	const dialog = page.getByRole('dialog', { name: 'Usar um post como modelo' });
	await dialog.getByLabel('Buscar por título').fill(title);
	await dialog.getByRole('button', { name: title }).click();
	await expect(editor(page).getByRole('heading')).toHaveText([
		'A conta que ninguém faz',
		'O que fazer',
	]);
	await expect(page.getByRole('button', { name: 'Resumo de livro' })).toBeHidden();
	await editor(page).press('Control+Z');
	await page.getByRole('button', { name: 'Resumo de livro' }).click();
	await page.keyboard.type('Essencialismo');
	await expect(editor(page)).toContainText('Livro: Essencialismo');
});
