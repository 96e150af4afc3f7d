import { aSavedPost, expect, openPart, openPost, test } from './desk-test.ts';

test('S58: an author is renamed at the desk, and article, page, search and the old address follow', async ({
	page,
	desk,
}) => {
	test.setTimeout(180_000);
	const post = await aSavedPost(desk, {
		author: 'Lia Dias',
		title: 'A luminária de sexta',
		published: true,
		content: 'Um texto sobre luz.',
	});
	await page.goto('/admin/assuntos');
	await page.getByRole('link', { name: 'Autores' }).click();
	await page.getByRole('button', { name: 'Editar: Lia Dias' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('Nome').fill('Lia Moura');
	await dialog.getByLabel('Bio').fill('Desenha luminárias.');
	await dialog.getByRole('button', { name: 'Adicionar link' }).click();
	await dialog.getByLabel('Texto do link').fill('Site');
	await dialog.getByLabel('Endereço do link').fill('lia.example');
	await dialog.getByRole('button', { name: 'Salvar' }).click();
	await expect(dialog.getByRole('alert')).toContainText('O link precisa começar com https://');
	await dialog.getByLabel('Endereço do link').fill('https://lia.example');
	await dialog.getByRole('button', { name: 'Salvar' }).click();
	await expect(page.getByText('Salvo: Lia Moura')).toBeVisible();
	await expect(page.getByRole('row', { name: /Lia Moura/ })).toContainText('1 post');

	await openPost(page, post.id);
	const part = await openPart(page, 'Autor');
	await expect(part.getByLabel('Autor')).toHaveValue('Lia Moura');

	await expect
		.poll(async () => (await page.request.get('/autores/lia-moura')).status(), { timeout: 90_000 })
		.toBe(200);
	await page.goto('/autores/lia-dias');
	await expect(page).toHaveURL('/autores/lia-moura');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lia Moura');
	await expect(page.getByText('Desenha luminárias.')).toBeVisible();
	await expect(page.getByRole('link', { name: 'Site', exact: true })).toHaveAttribute(
		'href',
		'https://lia.example/',
	);
	await page.getByRole('link', { name: post.title }).click();
	await expect(page.getByRole('article').getByText('Lia Moura').first()).toBeVisible();
	await expect(page.getByText('Lia Dias')).toHaveCount(0);
	await page.goto('/?q=lia+moura');
	await expect(page.getByRole('link', { name: post.title }).first()).toBeVisible();
});
