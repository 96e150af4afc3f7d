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
