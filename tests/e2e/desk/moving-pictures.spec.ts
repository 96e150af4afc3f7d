import type { FrameLocator, Page } from '@playwright/test';
import { anAnimation } from '../../support/factories/animation.ts';
import { aSavedPost, expect, openPart, openPost, showPreview, test } from './desk-test.ts';

async function aMovingPicture(call: (name: string, body: object) => Promise<unknown>) {
	const bytes = await anAnimation({ format: 'webp', colours: ['red', 'blue'], width: 640 });
	const data_base64 = bytes.toString('base64');
	const sent = await call('upload-image', { name: 'girando.webp', data_base64 });
	return (sent as { image: { url: string } }).image.url;
}

/** Whether each stored picture that is shown moves. */
const moves = (page: Page | FrameLocator, within: string) =>
	page
		.locator(`${within} img[src*="/images/"]`)
		.evaluateAll((pictures) =>
			pictures.map((picture) => !(picture as HTMLImageElement).currentSrc.includes('-still')),
		);
const inFrame = (page: Page) => page.frameLocator('.preview iframe');
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('WCAG 2.2.2: what moves can be stopped in the text, at the cover, in the library and in the preview', async ({
	page,
	desk,
}) => {
	const url = await aMovingPicture(desk.call);
	const content = `Um texto.\n\n![Algo gira](${url})\n\nMais texto.`;
	const { id } = await aSavedPost(desk, { content, image_url: url });
	await openPost(page, id);
	await openPart(page, 'Capa');
	await expect.poll(() => moves(page, '.cm-content')).toEqual([true]);
	await press(page, 'Pausar animações');
	await expect.poll(() => moves(page, '.cm-content')).toEqual([false]);
	await expect.poll(() => moves(page, '.ficha')).not.toContain(true);
	await showPreview(page);
	await expect.poll(() => moves(inFrame(page), '.prose')).toEqual([false]);
	await press(page, 'Retomar animações');
	await expect.poll(() => moves(inFrame(page), '.prose')).toEqual([true]);
	await press(page, 'Pausar animações');
	await page.getByRole('link', { name: 'Posts' }).first().click();
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Retomar animações' })).toBeHidden();
});

test('what moves stands still for a writer who wants less motion, in a dialog too', async ({
	page,
	desk,
}) => {
	await aMovingPicture(desk.call);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/admin/imagens');
	await page.getByLabel('Buscar por nome ou descrição').fill('girando');
	await expect.poll(() => moves(page, '.library')).not.toContain(true);
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	await page.getByRole('button', { name: 'Imagem', exact: true }).click();
	const library = page.getByRole('dialog', { name: 'Biblioteca de imagens' });
	await expect.poll(async () => (await moves(page, 'dialog')).length).toBeGreaterThan(0);
	await expect.poll(() => moves(page, 'dialog')).not.toContain(true);
	await library.getByRole('button', { name: 'Retomar animações' }).click();
	await expect.poll(() => moves(page, 'dialog')).toContain(true);
});
