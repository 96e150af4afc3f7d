export type PictureKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif';

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
	[...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** AVIF's own brands, or a general one that names AVIF among the compatible. HEIC is none of them. */
function isAvif(bytes: Uint8Array): boolean {
	if (!startsWith(bytes, 'ftyp', 4)) return false;
	if (startsWith(bytes, 'avif', 8) || startsWith(bytes, 'avis', 8)) return true;
	return (
		startsWith(bytes, 'mif1', 8) && [16, 20, 24, 28].some((at) => startsWith(bytes, 'avif', at))
	);
}

/** What the first 32 bytes say the file is, whatever its name says; undefined for anything else, SVG too. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
	if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
	if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
	if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif';
	if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
	return isAvif(bytes) ? 'avif' : undefined;
}
