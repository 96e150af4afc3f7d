import { messages } from '../messages.ts';

const mostFileBytes = 8 * 1024 * 1024;
/** Netlify takes about 4.5 MB of binary in a body of 6 MB. */
const mostSentBytes = 4_300_000;
const longestSide = 2400;
const qualities = [0.92, 0.85, 0.75, 0.6];

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
	[...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** What the bytes are, whatever the name says. */
export function pictureKind(
	bytes: Uint8Array,
): 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | undefined {
	if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
	if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
	if (startsWith(bytes, 'GIF8')) return 'gif';
	if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
	if (
		startsWith(bytes, 'ftyp', 4) &&
		(startsWith(bytes, 'avif', 8) || startsWith(bytes, 'avis', 8))
	)
		return 'avif';
	return undefined;
}

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
		const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
		if (blob.size <= mostSentBytes) return blob;
	}
	throw new Error(messages.pictures.tooLarge);
}

/** A picture as it may be sent: known kind, at most 8 MB, at most 2400 px. Throws with the text for the person. */
export async function preparePicture(file: File): Promise<Blob> {
	if (file.size > mostFileBytes) throw new Error(messages.pictures.tooLarge);
	if (!pictureKind(new Uint8Array(await file.slice(0, 16).arrayBuffer())))
		throw new Error(messages.pictures.notAnImage);
	try {
		return await scaled(file);
	} catch (error) {
		if (error instanceof Error && error.message === messages.pictures.tooLarge) throw error;
		throw new Error(messages.pictures.notAnImage, { cause: error });
	}
}
