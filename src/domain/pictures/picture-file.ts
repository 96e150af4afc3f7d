/** Bytes from a file's start that are enough to tell what it is. */
export const fileHead = 4096;

export const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
	[...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** One character per byte; beyond the end it is shorter. */
export const textAt = (bytes: Uint8Array, at: number, length: number): string =>
	String.fromCharCode(...bytes.subarray(at, at + length));

/** Numbers of a file; what is beyond its end counts as 0. */
export const bigEndian = (bytes: Uint8Array, at: number, length: number): number =>
	bytes
		.subarray(at, at + length)
		.reduce((sum, byte, index) => sum + byte * 256 ** (length - 1 - index), 0);
export const littleEndian = (bytes: Uint8Array, at: number, length: number): number =>
	bytes.subarray(at, at + length).reduce((sum, byte, index) => sum + byte * 256 ** index, 0);

/** The brands of a file of boxes (AVIF, HEIC, MP4, MOV), its own first; empty for any other file. */
export function brandsOf(bytes: Uint8Array): string[] {
	if (!startsWith(bytes, 'ftyp', 4)) return [];
	const end = Math.min(bigEndian(bytes, 0, 4) || 8, bytes.length);
	const brands = [textAt(bytes, 8, 4)];
	for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(bytes, at, 4));
	return brands;
}

export type PictureKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif';

const isAvifBrand = (brand: string) => brand === 'avif' || brand === 'avis';

/** AVIF's own brands, or a generic one that lists AVIF as compatible. HEIC matches neither. */
function isAvif(bytes: Uint8Array): boolean {
	const [major = '', ...others] = brandsOf(bytes);
	return isAvifBrand(major) || (/^m[is]f1$/.test(major) && others.some(isAvifBrand));
}

/** Detects the format from the first bytes, ignoring the file name; undefined for anything else, including SVG. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
	if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
	if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
	if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif';
	if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
	return isAvif(bytes) ? 'avif' : undefined;
}

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
