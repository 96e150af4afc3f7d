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
