import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { limits } from '#config/limits';
import { AppError } from '#domain/app-error';
import { isAnimated } from '#domain/pictures/is-animated';
import { pictureWidths, widestPicture } from '#domain/pictures/own-picture';
import { type PictureKind, pictureKind } from '#domain/pictures/picture-file';
import { refusePicture, unknownFile } from '#domain/pictures/unshown-file';
import { markGenerated, saysGenerated } from './picture-origin-metadata.ts';

export interface EncodedPicture {
	/** SHA-256 of the largest size, in hex. */
	hash: string;
	width: number;
	height: number;
	/** Ascending by width. */
	sizes: { width: number; bytes: Uint8Array }[];
	/** A model made it, as its service or the file itself says. */
	isGenerated: boolean;
	/** The file's picture moves, and what is stored is its first frame. */
	standsStill: boolean;
}

type Encoded = Pick<EncodedPicture, 'width' | 'height' | 'sizes'>;

const mostPixels = limits.sentPicturePixels;
/** WebP's own limit. */
const tallestPicture = 16_383;
const timeoutSeconds = 20;
const quality = { quality: 80, smartSubsample: true };
/** The formats whose frames the decoder reads. */
const moving: readonly PictureKind[] = ['gif', 'webp'];

sharp.cache(false);

const unreadable = (message: string, cause?: unknown) =>
	Object.assign(new AppError('invalid_input', message), { cause });

const open = (bytes: Uint8Array, animated: boolean) =>
	sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated }).timeout({
		seconds: timeoutSeconds,
	});

const encodeAs = (pixels: Sharp, width: number, isGenerated: boolean, effort = 4) =>
	markGenerated(pixels.resize({ width }).webp({ ...quality, effort }), isGenerated).toBuffer();

/** Decodes to upright sRGB pixels, at most 1600 wide, of the first frame only, without any metadata. */
async function readPixels(bytes: Uint8Array) {
	return open(bytes, false)
		.autoOrient()
		.resize({
			width: widestPicture,
			height: tallestPicture,
			fit: 'inside',
			withoutEnlargement: true,
		})
		.toColourspace('srgb')
		.raw({ depth: 'uchar' })
		.toBuffer({ resolveWithObject: true });
}

async function encodeStill(bytes: Uint8Array, isGenerated: boolean): Promise<Encoded> {
	const { data, info } = await readPixels(bytes);
	const { width, height, channels } = info;
	const sizes: Encoded['sizes'] = [];
	for (const size of pictureWidths(width)) {
		const pixels = sharp(data, { raw: { width, height, channels } });
		sizes.push({ width: size, bytes: await encodeAs(pixels, size, isGenerated) });
	}
	return { width, height, sizes };
}

type Claim = Awaited<ReturnType<typeof readClaim>>;

/** What the file says of itself, before anything is decoded: reducing a picture of one long line takes all of a call. */
async function readClaim(bytes: Uint8Array, isGenerated: boolean) {
	const metadata = await sharp(bytes).metadata();
	const { width, height, pages = 1 } = metadata;
	if (Math.max(width, height) > limits.pictureSide) {
		const most = limits.pictureSide.toLocaleString('pt-BR');
		throw unreadable(`A imagem passa de ${most} pixels de lado. Diminua-a antes.`);
	}
	return { width, height, pages, isGenerated: isGenerated || saysGenerated(metadata) };
}

/** Undefined when the frames together are too many pixels. */
async function encodeMoving(
	bytes: Uint8Array,
	{ width, height, pages, isGenerated }: Claim,
): Promise<Encoded | undefined> {
	if (width * height * pages > limits.movingPixels) return undefined;
	const widths = pictureWidths(width);
	const sizes: Encoded['sizes'] = [];
	for (const size of widths) {
		const pixels = open(bytes, true).toColourspace('srgb');
		sizes.push({ width: size, bytes: await encodeAs(pixels, size, isGenerated, 2) });
	}
	const largest = widths.at(-1) ?? width;
	return { width: largest, height: Math.round((height * largest) / width), sizes };
}

async function encodeSizes(
	bytes: Uint8Array,
	kind: PictureKind,
	isGenerated: boolean,
): Promise<EncodedPicture> {
	const claim = await readClaim(bytes, isGenerated);
	const moves = isAnimated(bytes);
	const animation = moves && moving.includes(kind) ? await encodeMoving(bytes, claim) : undefined;
	const encoded = animation ?? (await encodeStill(bytes, claim.isGenerated));
	const largest = encoded.sizes.at(-1)?.bytes ?? new Uint8Array();
	const hash = createHash('sha256').update(largest).digest('hex');
	return {
		...encoded,
		hash,
		isGenerated: claim.isGenerated,
		standsStill: moves && !animation,
	};
}

/**
 * Encodes a picture for storage: WebP at 480, 960 and 1600 pixels, never enlarged, without metadata or location but that
 * a model made it. A GIF or WebP keeps moving unless it is too large. Throws `invalid_input` for what is no picture, or
 * of none of these `kinds`.
 */
export async function encodePicture(
	bytes: Uint8Array,
	{ kinds, isGenerated = false }: { kinds?: readonly PictureKind[]; isGenerated?: boolean } = {},
): Promise<EncodedPicture> {
	const kind = pictureKind(bytes);
	if (kind === undefined || kinds?.includes(kind) === false) throw unreadable(refusePicture(bytes));
	try {
		return await encodeSizes(bytes, kind, isGenerated);
	} catch (error) {
		if (error instanceof AppError) throw error;
		if (error instanceof Error && /pixel limit/i.test(error.message)) {
			const most = mostPixels / 1_000_000;
			throw unreadable(`A imagem passa de ${most} megapixels. Diminua-a antes.`);
		}
		throw unreadable(unknownFile, error);
	}
}
