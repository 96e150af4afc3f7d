/** Percent of a picture's width and height, from the left and from the top. */
export interface Focus {
	x: number;
	y: number;
}

const centre: Focus = { x: 50, y: 50 };

/** Reads a stored focus such as `50% 20%`; anything else is the centre. */
export function readFocus(text: string | null): Focus {
	const [, x, y] = /^(\d{1,3})% (\d{1,3})%$/.exec(text ?? '') ?? [];
	return x === undefined || y === undefined ? centre : { x: Number(x), y: Number(y) };
}

const bounded = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

/** The text to store, also valid as CSS `object-position`. The centre is stored as no choice. */
export function writeFocus(focus: Focus): string {
	const { x, y } = { x: bounded(focus.x), y: bounded(focus.y) };
	return x === centre.x && y === centre.y ? '' : `${x}% ${y}%`;
}
