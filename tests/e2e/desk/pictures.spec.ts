import type { Page } from '@playwright/test';
import type { DeskApi } from '../../support/desk-api.ts';
import { aPicture } from '../../support/factories/picture.ts';
import { aSavedPost, button, expect, openPart, openPost, readPost, test } from './desk-test.ts';

const aPhoto = async (width: number, height: number) => ({
	name: 'mesa.jpg',
	mimeType: 'image/jpeg',
	buffer: await aPicture({ width, height, format: 'jpeg' }),
});

test('a photo is scaled down before it is sent, described, and shown to readers in a suitable size', async ({
	page,
	browser,
	desk,
	site,
}) => {
	test.setTimeout(180_000);
	const { id, slug } = await aSavedPost(desk, { published: true });
	await openPost(page, id);
	const cover = await openPart(page, 'Capa');
	const sent = page.waitForRequest(/upload-image/);
	await cover.locator('input[type=file]').setInputFiles(await aPhoto(3200, 1800));
	const { data_base64 } = (await sent).postDataJSON();
	const bytes = Buffer.from(data_base64, 'base64');
	const { default: sharp } = await import('sharp');
	expect(await sharp(bytes).metadata()).toMatchObject({ width: 2400, height: 1350 });

	await cover.getByLabel('Descrição da imagem').fill('Uma mesa comprida');
	await button(page, 'Publicar mudanças').click();
	const address = /^\/images\/[a-f0-9]{64}-1600\.webp$/;
	const readUrl = async () => (await readPost(desk, id)).image_url;
	await expect.poll(readUrl).toMatch(address);

	const url = (await readUrl()) ?? '';
	const readPage = async () => (await page.request.get(`${site.url}/post/${slug}`)).text();
	await expect.poll(readPage, { timeout: 120_000 }).toContain(url);
	const reader = await browser.newPage({ viewport: { width: 400, height: 800 } });
	await reader.goto(`${site.url}/post/${slug}`);
	const picture = reader.getByRole('img', { name: 'Uma mesa comprida' }).first();
	await expect
		.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
		.toBeGreaterThan(0);
	const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
	expect(shown).toBe(site.url + url.replace('-1600.', '-480.'));
	await reader.close();
});

const aPictureOf = async (desk: DeskApi, name: string, colour: string) => {
	const bytes = await aPicture({ colour });
	await desk.call('upload-image', { name, data_base64: bytes.toString('base64') });
};

const findPicture = (page: Page, q: string) =>
	page.getByLabel('Buscar por nome ou descrição').fill(q);

test('in the library a click on the picture itself takes it', async ({ page, desk }) => {
	await aPictureOf(desk, 'varanda.png', '#c42');
	await desk.call('authors', {
		action: 'save',
		slug: null,
		name: 'Téo Vaz',
		line: null,
		image_url: null,
		links: [],
	});
	await page.goto('/admin/autores');
	await page.getByRole('button', { name: 'Editar: Téo Vaz' }).click();
	await page.getByRole('button', { name: 'Escolher foto' }).click();
	const library = page.getByRole('dialog', { name: 'Biblioteca de imagens' });
	await findPicture(page, 'varanda');
	const picture = library.locator('.library > li');
	await expect(picture).toHaveCount(1);
	const box = await picture.locator('img').boundingBox();
	if (!box) throw new Error('the picture is shown');
	await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
	await expect(library).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Remover foto' })).toBeVisible();
});

test('a person’s photograph comes from the device, too', async ({ page, desk }) => {
	await desk.call('authors', {
		action: 'save',
		slug: null,
		name: 'Iara Luz',
		line: null,
		image_url: null,
		links: [],
	});
	await page.goto('/admin/autores');
	await page.getByRole('button', { name: 'Editar: Iara Luz' }).click();
	await page.getByRole('button', { name: 'Escolher foto' }).click();
	const library = page.getByRole('dialog', { name: 'Biblioteca de imagens' });
	const chosen = page.waitForEvent('filechooser');
	await library.locator('button', { hasText: 'Escolher arquivo' }).click();
	const buffer = await aPicture({ colour: '#4ac' });
	await (await chosen).setFiles({ name: 'iara.png', mimeType: 'image/png', buffer });
	await expect(page.getByRole('button', { name: 'Remover foto' })).toBeVisible();
	await page.getByRole('button', { name: 'Salvar', exact: true }).click();
	await expect(page.getByText('Salvo: Iara Luz')).toBeVisible();
});
