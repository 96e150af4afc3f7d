export type PictureKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif';

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
	[...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** AVIF's own brands, or a generic one that lists AVIF as compatible. HEIC matches neither. */
function isAvif(bytes: Uint8Array): boolean {
	if (!startsWith(bytes, 'ftyp', 4)) return false;
	if (startsWith(bytes, 'avif', 8) || startsWith(bytes, 'avis', 8)) return true;
	return (
		startsWith(bytes, 'mif1', 8) && [16, 20, 24, 28].some((at) => startsWith(bytes, 'avif', at))
	);
}

/** Detects the format from the first 32 bytes, ignoring the file name; undefined for anything else, including SVG. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
	if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
	if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
	if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif';
	if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
	return isAvif(bytes) ? 'avif' : undefined;
}
