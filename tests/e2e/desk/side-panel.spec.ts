import type { Page } from '@playwright/test';
import {
	aSavedPost,
	button,
	editor,
	expect,
	openPart,
	openPost,
	otherTab,
	showPreview,
	test,
	titleField,
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
	await page.getByRole('button', { name: 'Recolher a lateral' }).click();
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

test('the page ends with the panel, however long its parts are', async ({ page, desk }) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	for (const name of ['Endereço', 'Google', 'Resumo', 'Capa']) await openPart(page, name);
	const beyond = await page.evaluate(() => {
		const { bottom } = document.body.getBoundingClientRect();
		return document.documentElement.scrollHeight - scrollY - bottom;
	});
	expect(beyond).toBeLessThan(1);
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
	await expect(button(page, 'Copiar link')).toBeInViewport({ ratio: 1 });
});

test('Ctrl+Z after a choice in the panel takes the choice back, and no letter off the title', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	await titleField(page).fill('');
	await titleField(page).pressSequentially('Um título digitado');
	const category = (await openPart(page, 'Categoria')).locator('select');
	await category.selectOption('Livros');
	await category.focus();
	for (let times = 0; times < 3; times += 1) await page.keyboard.press('Control+z');
	await expect(category.locator('option:checked')).toHaveText('Guias');
	const excerpt = (await openPart(page, 'Resumo')).getByRole('textbox');
	await excerpt.focus();
	await page.keyboard.press('Control+z');
	await expect(excerpt).toBeFocused();
	await expect(titleField(page)).toHaveValue('Um título digitado');
});

test('the row that comes after the others moves none of them', async ({ page, desk }) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	const names = () => panel(page).locator('> details > summary .name').allTextContents();
	await expect.poll(names).toContain('Mostrar');
	expect((await names()).slice(-2)).toEqual(['Checagem', 'Mostrar']);
});

test('whatever is opened in the panel, it is as wide, and the text stays where it is', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk);
	for (const width of [1100, 1280, 1920]) {
		await page.setViewportSize({ width, height: 800 });
		await openPost(page, id);
		const places = () =>
			page.evaluate(() => {
				const boxOf = (of: string) => document.querySelector(of)?.getBoundingClientRect();
				return [boxOf('.grown')?.left, boxOf('.editor')?.left, boxOf('.editor')?.width];
			});
		const before = await places();
		const capa = await openPart(page, 'Capa');
		expect(await places(), `the cover at ${width}`).toEqual(before);
		expect((await capa.boundingBox())?.width).toBeLessThanOrEqual(384);
		if (width === 1920) continue;
		await showPreview(page);
		expect(await places(), `the preview at ${width}`).toEqual(before);
	}
});
