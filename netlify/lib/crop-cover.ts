import sharp from 'sharp';
import type { Focus } from '#domain/pictures/picture-focus';
import { markGenerated, saysGenerated } from './picture-origin-metadata.ts';

export interface PictureSize {
	width: number;
	height: number;
}
const cardSize: PictureSize = { width: 1200, height: 630 };
/** WhatsApp shows no picture of 300 KB or more. */
const mostBytes = 290_000;
/** Tried in this order until the picture is small enough; only pure noise needs the last one. */
const qualities = [82, 72, 60, 45, 30, 15];

/** The colour that drawn books stand on. */
const ground = '#3a2d1b';

/** Sets a whole cover on a ground. */
const setWhole = (cover: ArrayBuffer, size: PictureSize) => {
	const around = { top: 36, bottom: 36 };
	const height = size.height - around.top - around.bottom;
	return sharp(cover)
		.resize({ width: size.width, height, fit: 'contain', background: ground })
		.extend({ ...around, background: ground })
		.flatten({ background: '#fff' });
};

/** Crops a cover around its focus, as `object-fit: cover` shows it. */
async function crop(cover: ArrayBuffer, focus: Focus, size: PictureSize) {
	const { width, height } = await sharp(cover).metadata();
	const scale = Math.max(size.width / width, size.height / height);
	const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
	return (
		sharp(cover)
			.resize(wide, high, { fit: 'fill' })
			.extract({
				...size,
				left: Math.round(((wide - size.width) * focus.x) / 100),
				top: Math.round(((high - size.height) * focus.y) / 100),
			})
			// JPEG knows no transparency, and without a ground it would be black.
			.flatten({ background: '#fff' })
	);
}

/** A cover as a JPEG of a size in pixels, that of a card unless another is given. */
export async function cropCover(
	cover: ArrayBuffer,
	focus: Focus | 'whole',
	size = cardSize,
): Promise<Uint8Array<ArrayBuffer>> {
	const card = focus === 'whole' ? setWhole(cover, size) : await crop(cover, focus, size);
	const isGenerated = saysGenerated(await sharp(cover).metadata());
	const { data, info } = await card.raw().toBuffer({ resolveWithObject: true });
	let jpeg: Buffer | undefined;
	for (const quality of qualities) {
		const cropped = sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true });
		jpeg = await markGenerated(cropped, isGenerated).toBuffer();
		if (jpeg.length <= mostBytes) break;
	}
	return new Uint8Array(jpeg ?? []);
}
