import type { Page } from '@playwright/test';
import {
	aSavedPost,
	button,
	editor,
	expect,
	openPart,
	openPost,
	otherTab,
	test,
} from './desk-test.ts';

const panel = (page: Page) => page.locator('#ficha');

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

test('the page ends with the panel, however long its parts are, and an open part keeps its arrow at the edge', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	const head = (name: string) =>
		panel(page)
			.locator('summary')
			.filter({ has: page.locator('.name', { hasText: new RegExp(`^${name}$`) }) });
	const caretOf = (name: string) => head(name).locator('.caret').boundingBox();
	const edge = (await caretOf('Capa'))?.x;
	for (const name of ['Endereço', 'Busca', 'Resumo', 'Capa']) await head(name).click();
	const beyond = await page.evaluate(() => {
		const { bottom } = document.body.getBoundingClientRect();
		return document.documentElement.scrollHeight - scrollY - bottom;
	});
	expect(beyond).toBeLessThan(1);
	await head('Categoria').click();
	await panel(page).getByLabel('Categoria', { exact: true }).selectOption('');
	await page.getByLabel('Título', { exact: true }).press('Control+s');
	await expect(panel(page).getByText('Escolha uma categoria.').last()).toBeVisible();
	expect((await caretOf('Categoria'))?.x).toBe(edge);
});

test('what is published shows its way to readers, wherever the panel was', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	await openPart(page, 'Capa');
	await panel(page).evaluate((each) => each.scrollTo(0, each.scrollHeight));
	await button(page, 'Publicar').click();
	await button(page, 'Publicar mesmo assim').click();
	await expect(button(page, 'Copiar link')).toBeInViewport({ ratio: 1 });
});
