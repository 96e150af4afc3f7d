import { aSavedPost, button, expect, test } from './desk-test.ts';

const noConnection = 'Sem conexão com a internet.';

test('E21: a place that cannot be loaded says so within the desk, and opens when the network is back', async ({
	context,
	page,
}) => {
	await page.goto('/admin');
	await expect(page.getByRole('link', { name: 'Categorias', exact: true }).first()).toBeVisible();
	await context.setOffline(true);
	await page.getByRole('link', { name: 'Categorias', exact: true }).first().click();
	await expect(page.getByRole('heading', { name: noConnection })).toBeVisible();
	await expect(page.getByRole('banner')).toBeVisible();
	await context.setOffline(false);
	await expect(page.getByRole('heading', { name: 'Categorias e tags' })).toBeVisible();
});

test('a change of many posts that cannot be sent keeps what was typed for it', async ({
	context,
	desk,
	page,
}) => {
	await aSavedPost(desk);
	await page.goto('/admin');
	await page.getByRole('checkbox').nth(1).check();
	await button(page, 'Tags…').click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('Adicionar').fill('sem rede');
	await context.setOffline(true);
	await dialog.getByRole('button', { name: 'Mudar tags' }).click();
	await expect(page.getByText(noConnection)).toBeVisible();
	await expect(dialog.getByLabel('Adicionar')).toHaveValue('sem rede');
	await context.setOffline(false);
	await dialog.getByRole('button', { name: 'Mudar tags' }).click();
	await expect(dialog).toBeHidden();
});
