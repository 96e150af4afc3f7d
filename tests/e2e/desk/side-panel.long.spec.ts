import type { Page } from '@playwright/test';
import { aSavedPost, expect, openPart, openPost, place, test, typeAtEnd } from './desk-test.ts';

const publication = (page: Page) => page.locator('.ficha summary', { hasText: 'Publicação' });

test('a draft shows the way to its readers, with the hour of its last save', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	await typeAtEnd(page, ' Mais.');
	await expect(place(page)).toHaveText(/Salvo às/);
	const hour = /\d\d:\d\d/.exec((await place(page).textContent()) ?? '')?.[0] ?? '';
	const steps = page.locator('.lane .rail').getByRole('listitem');
	await expect(steps).toHaveText([`Salvo ${hour}`, 'Na fila', 'Construindo', 'No ar']);
});

test('since when a post is public is read whole in the panel, and with its hour inside', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk, { published: true });
	await page.clock.setSystemTime(Date.now() + 3 * 86_400_000);
	await openPost(page, id);
	const value = publication(page).locator('.value > span');
	await expect(value).toHaveText(/^Publicado desde \d\d\/\d\d\/\d{4}$/);
	expect(await value.evaluate((at) => at.scrollWidth <= at.clientWidth)).toBe(true);
	const part = await openPart(page, 'Publicação');
	await expect(part.locator('.hint')).toHaveText(/Publicado desde .* \d\d:\d\d/);
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
