import sharp from 'sharp';
import type { Focus } from '#domain/picture-focus';

const size = { width: 1200, height: 630 };

/** Crops a cover around its focus to a JPEG of 1200 × 630, as `object-fit: cover` shows it. */
export async function cropCover(
	cover: ArrayBuffer,
	focus: Focus,
): Promise<Uint8Array<ArrayBuffer>> {
	const { width, height } = await sharp(cover).metadata();
	const scale = Math.max(size.width / width, size.height / height);
	const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
	const jpeg = await sharp(cover)
		.resize(wide, high, { fit: 'fill' })
		.extract({
			...size,
			left: Math.round(((wide - size.width) * focus.x) / 100),
			top: Math.round(((high - size.height) * focus.y) / 100),
		})
		.flatten({ background: '#120d09' })
		.jpeg({ quality: 82, mozjpeg: true })
		.toBuffer();
	return new Uint8Array(jpeg);
}
