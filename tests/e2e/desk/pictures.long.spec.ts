import type { Page } from '@playwright/test';
import type { DeskApi } from '../../support/desk-api.ts';
import { aPicture } from '../../support/factories/picture.ts';
import { replyJson, replyPicture } from '../../support/image-provider.ts';
import { aSavedPost, expect, openPart, openPost, test } from './desk-test.ts';

const aPhoto = async (width: number, height: number) => ({
	name: 'mesa.jpg',
	mimeType: 'image/jpeg',
	buffer: await aPicture({ width, height, format: 'jpeg' }),
});

test('Spec §8: a picture drawn from the title becomes the cover; a failure leaves the form as it is', async ({
	page,
	desk,
	provider,
}) => {
	const { id } = await aSavedPost(desk, { title: 'Café & "aspas"' });
	await openPost(page, id);
	const cover = await openPart(page, 'Capa');
	const draw = cover.getByRole('button', { name: 'Gerar imagem pelo título' });
	provider.answer = replyJson(500, { error: { message: 'boom' } });
	await draw.click();
	await expect(page.getByText('Erro ao gerar imagem', { exact: true })).toBeVisible();
	await expect(cover.getByText('Solte ou cole uma imagem')).toBeVisible();

	provider.answer = replyPicture(await aPicture({ width: 1536, height: 1024, colour: '#a63' }));
	await draw.click();
	await expect(page.getByText('Imagem gerada com sucesso')).toBeVisible();
	await expect(cover.getByLabel('Endereço da imagem')).toHaveValue(/^\/images\/.+-1536\.webp$/);
	await expect(cover.getByLabel('Descrição da imagem')).toBeVisible();
	expect(provider.asked.at(-1)?.body.prompt).toContain('Café & "aspas"');

	await page.getByRole('textbox', { name: 'Título', exact: true }).fill('');
	await draw.click();
	await expect(page.getByText('Digite um título primeiro', { exact: true })).toBeVisible();
});

test('an upload can be stopped, and a file that is not a picture is rejected before it is sent', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	const cover = await openPart(page, 'Capa');
	let calls = 0;
	await page.route(/upload-image/, () => {
		calls += 1;
	});
	const choose = cover.locator('input[type=file]');
	await choose.setInputFiles(await aPhoto(300, 200));
	await cover.getByRole('button', { name: 'Cancelar envio' }).click();
	await expect(cover.getByRole('progressbar')).toHaveCount(0);
	await choose.setInputFiles({
		name: 'foto.png',
		mimeType: 'image/png',
		buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
	});
	await expect(page.getByText('É um desenho SVG', { exact: false })).toBeVisible();
	expect(calls).toBe(1);
});

test('the library says which post holds a picture instead of deleting it', async ({
	page,
	desk,
}) => {
	const data_base64 = (await aPicture({ colour: '#3b5' })).toString('base64');
	const { image } = await desk.call<{ image: { url: string } }>('upload-image', {
		name: 'janela.png',
		data_base64,
	});
	const { id } = await aSavedPost(desk, { title: 'Com janela', image_url: image.url });
	await openPost(page, id);
	await page.goto('/admin/imagens');
	await page.getByLabel('Buscar por nome ou descrição').fill('JANELA');
	const item = page.locator('.library > li');
	await expect(item).toHaveCount(1);
	await item.getByRole('button', { name: 'Excluir' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
	await expect(page.getByText(/está em uso: “Com janela”/)).toBeVisible();
	await expect(item).toHaveCount(1);
});

test('the next page of the library begins at its top', async ({ page }) => {
	await page.route(/api\/images/, async (route) => {
		const response = await route.fetch();
		const reply = await response.json();
		const [image] = reply.images ?? [];
		if (!image) return route.fulfill({ response, json: reply });
		const images = Array.from({ length: 24 }, (_, at) => ({ ...image, hash: `${at}` }));
		await route.fulfill({ response, json: { ...reply, images, total: 40 } });
	});
	await page.goto('/admin/imagens');
	const search = page.getByLabel('Buscar por nome ou descrição');
	await page.getByRole('button', { name: 'Próxima' }).scrollIntoViewIfNeeded();
	await expect(search).not.toBeInViewport();
	await page.getByRole('button', { name: 'Próxima' }).click();
	await expect(search).toBeInViewport({ ratio: 1 });
	await page.unrouteAll({ behavior: 'ignoreErrors' });
});

const aPictureOf = async (desk: DeskApi, name: string, colour: string) => {
	const bytes = await aPicture({ colour });
	await desk.call('upload-image', { name, data_base64: bytes.toString('base64') });
};

const findPicture = (page: Page, q: string) =>
	page.getByLabel('Buscar por nome ou descrição').fill(q);

test('a description that is typed outlives a search, and leaving without saving it asks first', async ({
	page,
	desk,
}) => {
	await aPictureOf(desk, 'salão azul.png', '#24c');
	await page.goto('/admin/imagens');
	await findPicture(page, 'sal\u200bao azul');
	const card = page.locator('.library > li');
	await expect(card).toHaveCount(1);
	await expect(card.getByRole('button', { name: 'Excluir: salão azul.png' })).toBeVisible();
	const alt = card.getByLabel('Descrição da imagem');
	await alt.fill('Um salão');
	await findPicture(page, 'nada disso');
	await expect(card).toHaveCount(0);
	await findPicture(page, 'salao azul');
	await expect(alt).toHaveValue('Um salão');
	const places = page.getByRole('navigation').first();
	await places.getByRole('link', { name: 'Lixeira' }).click();
	const question = page.getByRole('dialog', { name: 'Sair sem salvar?' });
	await expect(question).toContainText('1 descrição ainda não foi salva.');
	await question.getByRole('button', { name: 'Ficar' }).click();
	await expect(alt).toHaveValue('Um salão');

	await page.route(/api\/images/, async (route) => {
		if (route.request().postDataJSON().action !== 'describe') return route.continue();
		await page.waitForTimeout(300);
		return route.abort();
	});
	const save = card.getByRole('button', { name: 'Salvar descrição' });
	await save.click();
	await expect(page.locator('[data-sonner-toast]').first()).toBeVisible();
	await expect(save).toBeFocused();
	await page.unrouteAll({ behavior: 'wait' });
	await save.click();
	await expect(page.getByText('Descrição salva')).toBeVisible();
	await expect(save).toBeDisabled();
	await places.getByRole('link', { name: 'Lixeira' }).click();
	await expect(page).toHaveURL('/admin/lixeira');
});
