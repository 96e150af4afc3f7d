import type { DeskApi } from '../../support/desk-api.ts';
import { aSavedPost, expect, readPost, test, titleField } from './desk-test.ts';

/** Creates one post in each state, each with its own name. */
async function threePosts(desk: DeskApi) {
	const name = `Lote ${crypto.randomUUID().slice(0, 8)}`;
	const scheduled_at = `${new Date().getUTCFullYear() + 1}-03-05T12:00:00.000Z`;
	const posts = [
		await aSavedPost(desk, { title: `${name} rascunho` }),
		await aSavedPost(desk, { title: `${name} publicado`, published: true }),
		await aSavedPost(desk, { title: `${name} agendado`, scheduled_at }),
	];
	const states = () =>
		Promise.all(
			posts.map(async ({ id }) => {
				const post = await readPost(desk, id);
				return post.published ? 'published' : (post.scheduled_at ?? 'draft');
			}),
		);
	return { name, states, before: ['draft', 'published', scheduled_at] };
}

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
	await page.getByRole('button', { name: 'Tirar o filtro Últimos 7 dias' }).click();
	await expect(page.locator('tr[data-post]')).toHaveCount(3);
});
