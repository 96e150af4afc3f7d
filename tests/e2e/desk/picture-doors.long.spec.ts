import type { Locator, Page } from '@playwright/test';
import { anAnimation } from '../../support/factories/animation.ts';
import { aPicture } from '../../support/factories/picture.ts';
import { aSavedPost, editor, expect, openPart, openPost, test } from './desk-test.ts';

const mega = 1_000_000;
/** A photo of this size whose file is padded, as cameras’ own notes do. */
async function aPhoto(width: number, height: number, bytes: number) {
	const picture = await aPicture({ width, height, format: 'jpeg' });
	const buffer = Buffer.concat([picture, Buffer.alloc(Math.max(0, bytes - picture.length))]);
	return { name: 'IMG_0044.jpg', mimeType: 'image/jpeg', buffer };
}

async function sentBy(page: Page, act: () => Promise<void>): Promise<Buffer> {
	const sent = page.waitForRequest(/upload-image/);
	await act();
	return Buffer.from((await sent).postDataJSON().data_base64, 'base64');
}
async function sizeOf(bytes: Buffer) {
	const { default: sharp } = await import('sharp');
	const { width, height } = await sharp(bytes).metadata();
	return [width, height];
}

const give = (target: Locator, kind: 'paste' | 'drop', name: string, bytes: Buffer) =>
	target.evaluate(
		(element, { kind, name, base64 }) => {
			const data = new DataTransfer();
			const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
			data.items.add(new File([bytes], name));
			const how = { bubbles: true, cancelable: true, composed: true };
			const event =
				kind === 'drop'
					? new DragEvent('drop', { ...how, dataTransfer: data })
					: new ClipboardEvent('paste', { ...how, clipboardData: data });
			return element.dispatchEvent(event);
		},
		{ kind, name, base64: bytes.toString('base64') },
	);

test('photos of phones and tall pictures are taken at the cover, in the text, in the library and by the camera', async ({
	page,
	desk,
}) => {
	test.setTimeout(180_000);
	const { id } = await aSavedPost(desk, { content: 'Um texto.' });
	await openPost(page, id);
	const cover = await openPart(page, 'Capa');
	const file = cover.locator('input[type=file]');
	const twelve = await aPhoto(4032, 3024, 10 * mega);
	expect(await sizeOf(await sentBy(page, () => file.setInputFiles(twelve)))).toEqual([2400, 1800]);

	await editor(page).click();
	await page.getByRole('button', { name: 'Imagem', exact: true }).click();
	const library = page.getByRole('dialog', { name: 'Biblioteca de imagens' });
	const chosen = library.locator('input[type=file]');
	const tall = await aPicture({ width: 810, height: 7000, format: 'png' });
	const asTall = { name: 'passos.png', mimeType: 'image/png', buffer: tall };
	expect((await sentBy(page, () => chosen.setInputFiles(asTall))).equals(tall)).toBe(true);
	await expect(editor(page).locator('img')).toHaveAttribute('src', /-810\.webp/);

	const large = await aPhoto(8064, 6048, 12.6 * mega);
	const dropped = await sentBy(page, async () => {
		await give(editor(page), 'drop', 'IMG_0045.JPG', large.buffer);
	});
	expect(await sizeOf(dropped)).toEqual([2400, 1800]);

	await page.goto('/admin/imagens');
	const wide = await aPhoto(5000, 1000, 9 * mega);
	const ofLibrary = page.locator('input[type=file]');
	expect(await sizeOf(await sentBy(page, () => ofLibrary.setInputFiles(wide)))).toEqual([
		2400, 480,
	]);
});

test('what a browser cannot show is named with what to do: chosen, dropped and pasted', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk, { content: 'Um texto.' });
	await openPost(page, id);
	const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
	const cover = await openPart(page, 'Capa');
	const named = (pattern: RegExp) =>
		page.locator('[data-sonner-toast]').filter({ hasText: pattern });
	await cover
		.locator('input[type=file]')
		.setInputFiles({ name: 'IMG_0046.jpg', mimeType: 'image/jpeg', buffer: heic });
	await expect(named(/É uma foto HEIC.*Mais compatível/).first()).toBeVisible();
	await give(cover.locator('.drop'), 'drop', 'ata.pdf', Buffer.from('%PDF-1.7'));
	await expect(named(/“ata\.pdf” não entra aqui.*É um PDF/)).toBeVisible();
	await give(editor(page), 'drop', 'IMG_0047.HEIC', heic);
	const failure = editor(page).getByRole('group', { name: 'Envio de IMG_0047.HEIC' });
	await expect(failure).toContainText('É uma foto HEIC');
	const box = await failure.boundingBox();
	const words = await failure.locator('[role=alert]').boundingBox();
	expect(words?.height, 'the whole sentence is seen').toBeLessThanOrEqual(box?.height ?? 0);
	await failure.getByRole('button', { name: 'Remover' }).click();
	await give(editor(page), 'paste', 'IMG_0048.MOV', Buffer.from('\0\0\0\x14ftypqt  ', 'latin1'));
	await expect(named(/“IMG_0048\.MOV” não entra aqui.*É um vídeo/)).toBeVisible();
	await give(page.locator('.doc-bar'), 'drop', 'ata.docx', Buffer.from('PK\x03\x04word/'));
	await expect(named(/“ata\.docx” não entra aqui.*Word/)).toBeVisible();
});

test('an animation keeps moving in the text; one that is too heavy stands still, and a toast says so', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk, { content: 'Um texto.' });
	await openPost(page, id);
	const gif = await anAnimation({ format: 'gif', colours: ['#b11', '#1b1', '#11b'] });
	await give(editor(page), 'drop', 'dança.gif', gif);
	const picture = editor(page).locator('img');
	await expect(picture).toHaveAttribute('src', /-64\.webp/);
	const { default: sharp } = await import('sharp');
	const shown = await page.request.get((await picture.getAttribute('src')) ?? '');
	expect((await sharp(await shown.body()).metadata()).pages).toBe(3);
	const heavy = Buffer.concat([gif, Buffer.alloc(5 * mega)]);
	await give(editor(page), 'drop', 'pesada.gif', heavy);
	const toast = page.getByText('A animação “pesada.gif” ficou parada');
	await expect(toast).toBeVisible();
});

test('without WebP, as in Safari, what is transparent is sent white and not black', async ({
	page,
	desk,
}) => {
	await page.addInitScript(() => {
		const { convertToBlob } = OffscreenCanvas.prototype;
		OffscreenCanvas.prototype.convertToBlob = async function (options) {
			if (options?.type === 'image/jpeg') return convertToBlob.call(this, options);
			// Too large, as a photo's PNG is.
			return new Blob([new Uint8Array(9_000_000)], { type: 'image/png' });
		};
	});
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	const { default: sharp } = await import('sharp');
	const clear = { r: 0, g: 0, b: 0, alpha: 0 };
	const buffer = await sharp({
		create: { width: 2600, height: 2600, channels: 4, background: clear },
	})
		.png()
		.toBuffer();
	const padded = Buffer.concat([buffer, Buffer.alloc(6 * mega)]);
	const cover = await openPart(page, 'Capa');
	const sent = await sentBy(page, () =>
		cover
			.locator('input[type=file]')
			.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: padded }),
	);
	const { format } = await sharp(sent).metadata();
	const { channels } = await sharp(sent).stats();
	expect([format, ...channels.map(({ min }) => min)]).toEqual(['jpeg', 255, 255, 255]);
});
