import { bigEndian, brandsOf, littleEndian, startsWith, textAt } from './file-bytes.ts';
import { pictureKind } from './picture-kind.ts';

export interface PictureSize {
	width: number;
	height: number;
}

/** The marks of a JPEG's frame; the others from 0xc0 to 0xcf are tables. */
const isFrame = (mark: number) =>
	mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);

function jpegSize(bytes: Uint8Array): PictureSize | undefined {
	let at = 2;
	while (at + 9 < bytes.length && bytes[at] === 0xff) {
		const mark = bytes[at + 1] ?? 0;
		if (isFrame(mark))
			return { width: bigEndian(bytes, at + 7, 2), height: bigEndian(bytes, at + 5, 2) };
		// A mark may be filled up with FF.
		at += mark === 0xff ? 1 : 2 + bigEndian(bytes, at + 2, 2);
	}
	return undefined;
}

function webpSize(bytes: Uint8Array): PictureSize | undefined {
	const number = (at: number, length: number) => littleEndian(bytes, at, length);
	const chunk = textAt(bytes, 12, 4);
	if (chunk === 'VP8X') return { width: number(24, 3) + 1, height: number(27, 3) + 1 };
	if (chunk === 'VP8 ') return { width: number(26, 2) & 0x3fff, height: number(28, 2) & 0x3fff };
	const packed = number(21, 4);
	if (chunk === 'VP8L')
		return { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 };
	return undefined;
}

/** AVIF and HEIC name the size of each part; the whole is the largest. */
function boxedSize(bytes: Uint8Array): PictureSize | undefined {
	let largest: PictureSize | undefined;
	for (let at = 4; at + 16 <= bytes.length; at += 1) {
		if (!startsWith(bytes, 'ispe', at)) continue;
		const [width, height] = [bigEndian(bytes, at + 8, 4), bigEndian(bytes, at + 12, 4)];
		if (!largest || width * height > largest.width * largest.height) largest = { width, height };
	}
	return largest;
}

/** Pixels of a picture as its file's beginning claims them, before it is turned upright; undefined when not found there. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
	switch (pictureKind(bytes)) {
		case 'png':
			return { width: bigEndian(bytes, 16, 4), height: bigEndian(bytes, 20, 4) };
		case 'gif':
			return { width: littleEndian(bytes, 6, 2), height: littleEndian(bytes, 8, 2) };
		case 'jpeg':
			return jpegSize(bytes);
		case 'webp':
			return webpSize(bytes);
		default:
			return brandsOf(bytes).length > 0 ? boxedSize(bytes) : undefined;
	}
}
