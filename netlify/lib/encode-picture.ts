import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { AppError } from '#domain/app-error';
import { pictureWidths, widestPicture } from '#domain/own-image';
import { type PictureKind, pictureKind } from '#domain/picture-kind';

export interface EncodedPicture {
	/** SHA-256 of the largest size, in hex. */
	hash: string;
	width: number;
	height: number;
	/** Ascending by width. */
	sizes: { width: number; bytes: Uint8Array }[];
}

/** A camera's 40 megapixels take 160 MB of memory; a function has 1 GB. */
const mostPixels = 40_000_000;
const timeoutSeconds = 20;

sharp.cache(false);

const unreadable = (cause?: unknown) =>
	Object.assign(new AppError('invalid_input', 'Este arquivo não é uma imagem que sabemos abrir.'), {
		cause,
	});

/** Decodes to upright sRGB pixels, at most 1600 wide, of the first frame only, without any metadata. */
async function readPixels(bytes: Uint8Array) {
	return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
		.timeout({ seconds: timeoutSeconds })
		.autoOrient()
		.resize({ width: widestPicture, withoutEnlargement: true })
		.toColourspace('srgb')
		.raw({ depth: 'uchar' })
		.toBuffer({ resolveWithObject: true });
}

async function encodeSizes(bytes: Uint8Array): Promise<EncodedPicture> {
	const { data, info } = await readPixels(bytes);
	const { width, height, channels } = info;
	const sizes: EncodedPicture['sizes'] = [];
	for (const size of pictureWidths(width)) {
		const encoded = await sharp(data, { raw: { width, height, channels } })
			.resize({ width: size })
			.webp({ quality: 80, smartSubsample: true })
			.toBuffer();
		sizes.push({ width: size, bytes: encoded });
	}
	const largest = sizes.at(-1)?.bytes ?? new Uint8Array();
	return { hash: createHash('sha256').update(largest).digest('hex'), width, height, sizes };
}

/**
 * Encodes a picture for storage: WebP at 480, 960 and 1600 pixels, never enlarged, without metadata or location. Keeps
 * the first frame of an animation. Throws `invalid_input` for what is no picture, or of none of these `kinds`.
 */
export async function encodePicture(
	bytes: Uint8Array,
	kinds?: readonly PictureKind[],
): Promise<EncodedPicture> {
	const kind = pictureKind(bytes);
	if (kind === undefined || kinds?.includes(kind) === false) throw unreadable();
	try {
		return await encodeSizes(bytes);
	} catch (error) {
		if (error instanceof Error && /pixel limit/i.test(error.message)) {
			const most = mostPixels / 1_000_000;
			throw new AppError('invalid_input', `A imagem passa de ${most} megapixels. Diminua-a antes.`);
		}
		throw unreadable(error);
	}
}
