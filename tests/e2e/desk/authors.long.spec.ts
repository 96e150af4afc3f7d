import { aSavedPost, expect, openPart, openPost, test } from './desk-test.ts';

test('the writing form suggests who writes, and takes a new name', async ({ page, desk }) => {
	const { id } = await aSavedPost(desk, { author: 'Nina Rosa' });
	await openPost(page, id);
	const part = await openPart(page, 'Autor');
	await expect(part.locator('datalist option[value="Nina Rosa"]')).toBeAttached();
	await part.getByLabel('Autor').fill('Alguém de Fora');
	await expect(part.getByLabel('Autor')).toHaveValue('Alguém de Fora');
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
