import type { Page } from '@playwright/test';
import {
	aSavedPost,
	button,
	expect,
	openPart,
	openPost,
	place,
	test,
	typeAtEnd,
} from './desk-test.ts';

const publication = (page: Page) => page.locator('.ficha summary', { hasText: 'Publicação' });

test('a draft has no way to readers, and its last save has its hour', async ({ page, desk }) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	await typeAtEnd(page, ' Mais.');
	await expect(place(page)).toHaveText(/Salvo às \d\d:\d\d/);
	await expect(page.locator('.lane')).toHaveCount(0);
});

test('since when a post is public is read whole in the panel, and with its hour inside', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk, { published: true });
	await page.clock.setSystemTime(Date.now() + 3 * 86_400_000);
	await openPost(page, id);
	const value = publication(page).locator('.value > span');
	await expect(value).toHaveText(/^Publicado em \d\d\/\d\d\/\d{4}$/);
	expect(await value.evaluate((at) => at.scrollWidth <= at.clientWidth)).toBe(true);
	const part = await openPart(page, 'Publicação');
	const date = part.getByRole('button', { name: /^Publicado em: / });
	await expect(date).toHaveText(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d$/);
});

test('while a post is on its way, its row says since when it is public', async ({ page, desk }) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	await button(page, 'Publicar').click();
	await expect(page.locator('.lane .rail')).toContainText('Na fila');
	await expect(publication(page).locator('.value')).toHaveText(/^Publicado às/);
});

test('what is wrong with a field is said once, also where its part is closed', async ({ page }) => {
	await page.goto('/admin/create');
	await page.getByRole('textbox', { name: 'Título' }).fill('Sem categoria');
	await page.getByRole('button', { name: 'Criar post' }).first().click();
	const fault = page.locator('.ficha').getByText('Escolha uma categoria.');
	await expect(fault.filter({ visible: true })).toHaveCount(1);
	await page.locator('.ficha summary', { hasText: 'Categoria' }).click();
	await expect(fault.filter({ visible: true }), 'closed, the part itself says it').toHaveCount(1);
});

test('a book without a picture is written with its drawn cover in the preview, and so is what becomes one', async ({
	page,
	desk,
}) => {
	const cover = page
		.frameLocator('#previa iframe')
		.locator('.article-hero img[src*="/panels/livro"]');
	const { id } = await aSavedPost(desk, { tags: ['resumo de livro'] });
	await openPost(page, id);
	await expect(cover).toBeAttached();
	const other = await aSavedPost(desk);
	await openPost(page, other.id);
	await openPart(page, 'Categoria');
	await page.getByRole('combobox', { name: 'Categoria' }).selectOption('Livros');
	await expect(cover).toBeAttached();
	await typeAtEnd(page, ' Continua.');
	await expect(place(page)).toHaveText(/Salvo às/);
});
