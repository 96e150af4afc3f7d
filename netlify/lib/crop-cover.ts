import sharp from 'sharp';
import type { Focus } from '#domain/picture-focus';

const size = { width: 1200, height: 630 };
/** WhatsApp shows no picture of 300 KB or more. */
const mostBytes = 290_000;
/** Pure noise needs the last one. */
const qualities = [82, 72, 60, 45, 30, 15];

/** Crops a cover around its focus to a JPEG of 1200 × 630, as `object-fit: cover` shows it. */
export async function cropCover(
	cover: ArrayBuffer,
	focus: Focus,
): Promise<Uint8Array<ArrayBuffer>> {
	const { width, height } = await sharp(cover).metadata();
	const scale = Math.max(size.width / width, size.height / height);
	const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
	const { data, info } = await sharp(cover)
		.resize(wide, high, { fit: 'fill' })
		.extract({
			...size,
			left: Math.round(((wide - size.width) * focus.x) / 100),
			top: Math.round(((high - size.height) * focus.y) / 100),
		})
		// JPEG knows no transparency, and without a ground it would be black.
		.flatten({ background: '#fff' })
		.raw()
		.toBuffer({ resolveWithObject: true });
	let jpeg: Buffer | undefined;
	for (const quality of qualities) {
		jpeg = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true }).toBuffer();
		if (jpeg.length <= mostBytes) break;
	}
	return new Uint8Array(jpeg ?? []);
}
