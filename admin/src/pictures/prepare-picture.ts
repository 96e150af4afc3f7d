import { limits } from '#config/limits';
import { isAnimated } from '#domain/pictures/is-animated';
import { type PictureSize, pictureKind, pictureSize } from '#domain/pictures/picture-file';
import { mayOpen, refusePicture } from '#domain/pictures/unshown-file';
import { messages } from '../messages/all.ts';

export interface PreparedPicture {
	data: Blob;
	/** It moves in its file, and only its first frame is sent. */
	standsStill: boolean;
}

/** Wider than any page shows it, for a later crop. */
const mostWidth = 2400;
/** An iPhone's canvas holds no more. */
const mostDrawnPixels = 16_000_000;
/** WebP's own limit. */
const tallestDrawn = 16_383;
const qualities = [0.92, 0.85, 0.75, 0.6];
/** A photo's size comes after its camera's notes. */
const sizeHead = 512 * 1024;

const { pictures: text } = messages;
const pixelsOf = ({ width, height }: PictureSize) => width * height;

/** Whether the server decodes a picture of this size. */
const isTaken = (size: PictureSize) =>
	pixelsOf(size) <= limits.sentPicturePixels &&
	Math.max(size.width, size.height) <= limits.pictureSide;

function checkPixels(size: PictureSize): void {
	if (pixelsOf(size) > limits.openedPicturePixels) throw new Error(text.tooManyPixels(size));
}

async function openPicture(file: Blob, head: Uint8Array): Promise<ImageBitmap> {
	const picture = await createImageBitmap(file).catch((cause: unknown) => {
		throw new Error(refusePicture(head), { cause });
	});
	checkPixels(picture);
	return picture;
}

function draw(picture: ImageBitmap, factor: number): OffscreenCanvas {
	const canvas = new OffscreenCanvas(
		Math.max(1, Math.round(picture.width * factor)),
		Math.max(1, Math.round(picture.height * factor)),
	);
	const context = canvas.getContext('2d');
	if (context) context.imageSmoothingQuality = 'high';
	context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
	return canvas;
}

/** JPEG knows no transparency, and would show it black. */
function fillGround(canvas: OffscreenCanvas): void {
	const context = canvas.getContext('2d');
	if (!context) return;
	context.globalCompositeOperation = 'destination-over';
	context.fillStyle = '#fff';
	context.fillRect(0, 0, canvas.width, canvas.height);
}

/** The first encoding that fits: WebP, or where the browser has none, as Safari, the PNG that it gives instead, or JPEG. */
async function encode(canvas: OffscreenCanvas, most: number): Promise<Blob | undefined> {
	let type = 'image/webp';
	for (const quality of qualities) {
		let blob = await canvas.convertToBlob({ type, quality });
		if (blob.size > most && blob.type !== type) {
			type = 'image/jpeg';
			fillGround(canvas);
			blob = await canvas.convertToBlob({ type, quality });
		}
		if (blob.size <= most) return blob;
	}
	return undefined;
}

/** By its width and its pixels, never by its longer side: a tall picture is read by its width. */
async function scaled(file: Blob, head: Uint8Array, canBeSent: boolean): Promise<Blob> {
	const picture = await openPicture(file, head);
	try {
		const isFine = canBeSent && isTaken(picture);
		if (isFine && picture.width <= mostWidth) return file;
		const factor = Math.min(
			1,
			mostWidth / picture.width,
			tallestDrawn / picture.height,
			Math.sqrt(mostDrawnPixels / pixelsOf(picture)),
		);
		const most = isFine
			? Math.min(file.size - 1, limits.sentPictureBytes)
			: limits.sentPictureBytes;
		const blob = await encode(draw(picture, factor), most);
		if (blob) return blob;
		if (isFine) return file;
		throw new Error(text.tooRough);
	} finally {
		picture.close();
	}
}

/**
 * Prepares a picture for sending: in a format that the server opens, within what a request holds, and as it is wherever
 * that wins nothing. Throws with a message for the user.
 */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
	const head = new Uint8Array(await file.slice(0, sizeHead).arrayBuffer());
	if (!mayOpen(head)) throw new Error(refusePicture(head));
	if (file.size > limits.openedPictureBytes) throw new Error(text.tooManyBytes(file.size));
	const size = pictureSize(head);
	if (size) checkPixels(size);
	const kind = pictureKind(head);
	const canBeSent = kind !== undefined && file.size <= limits.sentPictureBytes;
	const moves = kind !== 'jpeg' && isAnimated(new Uint8Array(await file.arrayBuffer()));
	if (moves && canBeSent && size && isTaken(size)) return { data: file, standsStill: false };
	return { data: await scaled(file, head, canBeSent), standsStill: moves };
}
