import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureSize } from '#domain/pictures/picture-file';
import { anAnimation } from '../../support/factories/animation.ts';
import { aPicture } from '../../support/factories/picture.ts';

const size = { width: 1031, height: 517 };

test.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)(
	'a %s tells its size at its start',
	async (format) => {
		expect(pictureSize(await aPicture({ ...size, format }))).toEqual(size);
	},
);

test('each form of WebP does, and a JPEG whose size comes after its camera’s notes', async () => {
	const png = await aPicture(size);
	expect(pictureSize(await sharp(png).webp({ lossless: true }).toBuffer())).toEqual(size);
	const alpha = sharp(png).ensureAlpha(0.5);
	expect(pictureSize(await alpha.webp().toBuffer())).toEqual(size);
	expect(
		pictureSize(await anAnimation({ ...size, format: 'webp', colours: ['#811', '#118'] })),
	).toEqual(size);
	const photo = sharp(png).withExif({ IFD0: { ImageDescription: 'x'.repeat(40_000) } });
	expect(pictureSize(await photo.jpeg({ progressive: true }).toBuffer())).toEqual(size);
});

test('what is cut off before its size, or no picture, has none', async () => {
	const photo = await aPicture({ ...size, format: 'jpeg' });
	expect(pictureSize(photo.subarray(0, 20))).toBeUndefined();
	expect(pictureSize(new Uint8Array())).toBeUndefined();
	expect(pictureSize(new TextEncoder().encode('<svg width="9">'))).toBeUndefined();
});
