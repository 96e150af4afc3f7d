import type { Page } from '@playwright/test';
import {
	aSavedPost,
	editor,
	expect,
	openPart,
	openPost,
	otherTab,
	place,
	test,
	typeAtEnd,
} from './desk-test.ts';

const panel = (page: Page) => page.locator('#ficha');
const publication = (page: Page) => page.locator('.ficha summary', { hasText: 'Publicação' });
const widthOf = async (page: Page) => (await page.locator('.write').boundingBox())?.width ?? 0;

test('the panel beside the text folds away, stays so in the next visit, and a field in it opens it', async ({
	page,
	context,
	desk,
}) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	const before = await widthOf(page);
	await page.getByRole('button', { name: 'Recolher o painel' }).click();
	await expect(panel(page)).toBeHidden();
	expect(await widthOf(page)).toBeGreaterThan(before + 250);
	const again = await otherTab(context, id);
	await expect(panel(again)).toBeHidden();
	await again.locator('.eyebrow').click();
	await expect(panel(again)).toBeVisible();
	await expect(again.getByLabel('Categoria', { exact: true })).toBeFocused();
	await again.reload();
	await editor(again).waitFor();
	await expect(panel(again)).toBeVisible();
});

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
	const value = publication(page).locator('.v > span');
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
