import { paths } from '#config/paths';
import { withoutPictureWords } from './picture-words.ts';

/** Pixels. A picture narrower than the last width is stored at its own width instead of being enlarged. */
const steps = [480, 960, 1600];
export const widestPicture = 1600;

/** The widths in pixels at which a picture of this width is stored, ascending. */
export function pictureWidths(width: number): number[] {
	const largest = Math.min(width, widestPicture);
	return [...steps.filter((step) => step < largest), largest];
}

export interface OwnImage {
	/** The address without the optional size suffix. */
	src: string;
	srcset: string;
	width: number;
	/** Known when the address contains it, see `sizedImageUrl`. */
	height: number | undefined;
}

const address =
	/^\/images\/([a-f0-9]{64})-([1-9]\d{0,3})\.webp(?:#([1-9]\d{0,4})x([1-9]\d{0,4}))?$/;

/**
 * Reads the address of a picture in this site's own store: `/images/{hash}-1600.webp` is stored at 480, 960 and 1600.
 * Undefined for any other address.
 */
export function readOwnImage(url: string): OwnImage | undefined {
	const [, hash, largest, width, height] = address.exec(withoutPictureWords(url)) ?? [];
	if (hash === undefined) return undefined;
	const widths = pictureWidths(Number(largest));
	return {
		src: paths.picture(hash, Number(largest)),
		srcset: widths.map((size) => `${paths.picture(hash, size)} ${size}w`).join(', '),
		width: Number(largest),
		height:
			width === undefined
				? undefined
				: Math.round((Number(largest) * Number(height)) / Number(width)),
	};
}

/** The address with the picture's size as a suffix, for texts, which have no other place for it. */
export function sizedImageUrl(image: { url: string; width: number; height: number }): string {
	return `${image.url}#${image.width}x${image.height}`;
}

/** Taller still, it is a page or a chart to be read, and would be too small for that. */
const leastShare = 3 / 8;

/**
 * How wide a standing picture may be so that it is never higher than 80 % of the window, in tenths of the window's
 * height; undefined for any other picture.
 */
export function standingWidth({ width, height }: { width: number; height: number }) {
	const share = width / height;
	return share >= leastShare && share <= 1 ? Math.floor(share * 8) : undefined;
}
