import { limits } from '#config/limits';
import { pictureKind } from '#domain/picture-kind';
import { messages } from '../messages/all.ts';

/** Netlify accepts about 4.5 MB of binary data in a body of 6 MB. */
const mostSentBytes = 4_300_000;
const longestSide = 2400;
const qualities = [0.92, 0.85, 0.75, 0.6];

async function scaled(file: Blob): Promise<Blob> {
	const picture = await createImageBitmap(file);
	const factor = Math.min(1, longestSide / Math.max(picture.width, picture.height));
	if (factor === 1 && file.size <= mostSentBytes) return file;
	const canvas = new OffscreenCanvas(
		Math.round(picture.width * factor),
		Math.round(picture.height * factor),
	);
	canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
	picture.close();
	for (const quality of qualities) {
		for (const type of ['image/webp', 'image/jpeg']) {
			// Safari cannot encode WebP and returns a PNG of any size instead.
			const blob = await canvas.convertToBlob({ type, quality });
			if (blob.size <= mostSentBytes) return blob;
			if (blob.type === type) break;
		}
	}
	throw new Error(messages.pictures.tooLarge);
}

/** Prepares a picture for sending: a known format, at most 8 MB, at most 2400 px. Throws with a message for the user. */
export async function preparePicture(file: File): Promise<Blob> {
	if (file.size > limits.imageFileBytes) throw new Error(messages.pictures.tooLarge);
	if (!pictureKind(new Uint8Array(await file.slice(0, 32).arrayBuffer())))
		throw new Error(messages.pictures.notAnImage);
	try {
		return await scaled(file);
	} catch (error) {
		if (error instanceof Error && error.message === messages.pictures.tooLarge) throw error;
		throw new Error(messages.pictures.notAnImage, { cause: error });
	}
}
