import { expect, test, titleField } from './desk-test.ts';
import { threePosts } from './three-posts.ts';

test('what the list shows is in its address, and comes back with it', async ({ page, desk }) => {
	const { name } = await threePosts(desk);
	await page.goto('/admin');
	await page.getByRole('searchbox').fill(name.toUpperCase());
	await expect(page.locator('tr[data-post]')).toHaveCount(3);
	await page.getByLabel('Ordenar').selectOption({ label: 'Scheduled: furthest' });
	const filters = page.getByRole('navigation', { name: 'Filtrar por status' });
	await filters.getByRole('link', { name: /^Scheduled/ }).click();
	await expect(page.locator('tr[data-post]')).toHaveCount(1);
	const { searchParams } = new URL(page.url());
	expect(searchParams.get('q')).toBe(name.toUpperCase());
	expect([searchParams.get('status'), searchParams.has('sort')]).toEqual(['scheduled', true]);
	await page.reload();
	await expect(page.locator('tr[data-post]')).toHaveCount(1);
	await expect(page.getByLabel('Ordenar').locator('option:checked')).toHaveText(
		'Scheduled: furthest',
	);
	await page.goBack();
	await expect(page.locator('tr[data-post]')).toHaveCount(3);
	await page.getByLabel('Categoria', { exact: true }).selectOption('Guias');
	await page.getByLabel('Período', { exact: true }).selectOption('Últimos 7 dias');
	await expect(page.locator('tr[data-post]')).toHaveCount(2);
	const { search } = new URL(page.url());
	await page.getByRole('link', { name: /^Editar: .* rascunho$/ }).click();
	await titleField(page).waitFor();
	await page.getByRole('link', { name: 'Posts', exact: true }).click();
	await expect(page.locator('tr[data-post]')).toHaveCount(2);
	expect(new URL(page.url()).search).toBe(search);
	await page.getByRole('button', { name: 'Remover o filtro Últimos 7 dias' }).click();
	await expect(page.locator('tr[data-post]')).toHaveCount(3);
});
