import { brandsOf, startsWith } from './file-bytes.ts';

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
