import { aSavedPost, expect, openPart, openPost, test } from './desk-test.ts';

test('the writing form suggests who writes, and takes a new name', async ({ page, desk }) => {
	const { id } = await aSavedPost(desk, { author: 'Nina Rosa' });
	await openPost(page, id);
	const part = await openPart(page, 'Autor');
	await expect(part.locator('datalist option[value="Nina Rosa"]')).toBeAttached();
	await part.getByLabel('Autor').fill('Alguém de Fora');
	await expect(part.getByLabel('Autor')).toHaveValue('Alguém de Fora');
});

const aPerson = (name: string) => ({
	action: 'save',
	slug: null,
	name,
	line: null,
	image_url: null,
	links: [],
});

test('going back with something typed about a person asks first', async ({ page, desk }) => {
	await desk.call('authors', aPerson('Rui Alves'));
	await page.goto('/admin/assuntos');
	await page.getByRole('link', { name: 'Autores' }).click();
	await page.getByRole('button', { name: 'Editar: Rui Alves' }).click();
	// In one task, as on a slow phone: a guard that is set after the next frame would come too late.
	await page.getByLabel('Nome').evaluate((field: HTMLInputElement) => {
		field.select();
		document.execCommand('insertText', false, 'Rui A.');
		history.back();
	});
	await page.getByRole('button', { name: 'Continuar editando' }).click();
	await expect(page).toHaveURL('/admin/assuntos/autores');
	await expect(page.getByLabel('Nome')).toHaveValue('Rui A.');
	await page.goBack();
	await page.getByRole('button', { name: 'Descartar' }).click();
	await expect(page).toHaveURL('/admin/assuntos');
});

test('on a phone everybody’s Editar is in one line down the page', async ({ page, desk }) => {
	for (const author of ['Davi Luz', 'Bia Nunes', 'Bia Nunes']) await aSavedPost(desk, { author });
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto('/admin/autores');
	const edit = (name: string) => page.getByRole('button', { name: `Editar: ${name}` });
	const xOf = async (name: string) => (await edit(name).boundingBox())?.x;
	await edit('Davi Luz').waitFor();
	expect(await xOf('Davi Luz')).toBe(await xOf('Bia Nunes'));
});
