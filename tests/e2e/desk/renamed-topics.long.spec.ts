import type { Page } from '@playwright/test';
import { aSavedPost, button, expect, test } from './desk-test.ts';
import { actOn } from './topic-screens.ts';

const builtMs = 90_000;

const locationOf = async (page: Page, path: string) => {
	const response = await page.request.get(path, { maxRedirects: 0 });
	const target = response.headers()['location'] ?? '';
	return [response.status(), target.replace(/^https?:\/\/[^/]+/, '')];
};

const openTopics = async (page: Page) => {
	await page.goto('/admin/assuntos');
	await page.getByRole('heading', { name: 'Tags', exact: true }).waitFor();
};

test('a category is renamed and merged, readers follow, and both are undone', async ({
	page,
	desk,
}) => {
	test.slow();
	const word = crypto.randomUUID().slice(0, 8);
	const [name, renamed, into] = [`Avisos ${word}`, `Recados ${word}`, `Notas ${word}`];
	const { slug } = await aSavedPost(desk, { category: name, published: true });
	await aSavedPost(desk, { category: into, published: true });
	await openTopics(page);

	await actOn(page, name, 'Renomear');
	await page.getByLabel('Nome da categoria').fill(into.toUpperCase());
	await expect(page.getByText(`Já existe a categoria “${into}”`)).toBeVisible();
	await page.getByLabel('Nome da categoria').fill(renamed);
	await page.getByLabel('Frase para o leitor').fill('O que se conta na cozinha.');
	await expect(page.getByText('O novo nome aparece em 1 post')).toBeVisible();
	await button(page, 'Renomear').click();
	await expect(page.getByText('Categoria renomeada').first()).toBeVisible();
	await actOn(page, renamed, 'Ícone e cor');
	await button(page, 'azul').click();
	await button(page, 'Salvar').click();
	const old = `/categories/avisos-${word}`;
	await expect
		.poll(() => locationOf(page, old), { timeout: builtMs })
		.toEqual([301, `/categories/recados-${word}`]);
	await page.goto(`/categories/recados-${word}`);
	await expect(page.getByText('O que se conta na cozinha.')).toBeVisible();
	await expect(page.locator('[style*="var(--tech)"]').first()).toBeVisible();

	await openTopics(page);
	await actOn(page, renamed, 'Mesclar');
	const dialog = page.getByRole('dialog', { name: `Mesclar ${renamed} com outra` });
	await dialog.getByLabel('Categoria que fica').selectOption(`${into}, 1 post`);
	await expect(dialog).toContainText(`1 post passa de ${renamed} para ${into}: 2 ao todo.`);
	await dialog.getByRole('button', { name: 'Mesclar' }).click();
	await expect(page.getByText('Categorias mescladas').first()).toBeVisible();
	await expect
		.poll(() => locationOf(page, old), { timeout: builtMs })
		.toEqual([301, `/categories/notas-${word}`]);
	await page.goto(`/?category=avisos-${word}`);
	await expect(page.getByRole('button', { name: into })).toBeVisible();
	await expect(page).not.toHaveURL(/avisos/);

	await openTopics(page);
	await page.getByRole('button', { name: `Desfazer: A categoria ${renamed} foi mesclada` }).click();
	await page.getByRole('button', { name: `Desfazer: A categoria ${name} agora é` }).click();
	await expect(page.getByText(`/categories/avisos-${word}`)).toBeVisible();
	await expect
		.poll(async () => (await page.request.get(old, { maxRedirects: 0 })).status(), {
			timeout: builtMs,
		})
		.toBe(200);
	await page.goto(`/post/${slug}`);
	await expect(page.getByRole('link', { name }).first()).toBeVisible();
});
