const letters = 'BCDFGHJKLMNPQRSTVXZ';
const places = [letters, letters, '0123456789', letters];
const half = `[${letters}]{2}\\d[${letters}]`;
const writtenCode = new RegExp(`\\b(${half})-?(${half})\\b`, 'i');

function writeHalf(hex: string): string {
	let rest = Number.parseInt(hex, 16);
	let written = '';
	for (const signs of places.toReversed()) {
		written = signs.charAt(rest % signs.length) + written;
		rest = Math.floor(rest / signs.length);
	}
	return written;
}

const readHalf = (written: string): string =>
	places
		.reduce((read, signs, at) => read * signs.length + signs.indexOf(written.charAt(at)), 0)
		.toString(16)
		.padStart(4, '0');

/**
 * What a reader's message calls a post: `BK4T-PM7R`, the first eight digits of its id in signs that form no word.
 * It stays when title and address change.
 */
export const postCode = (id: string): string =>
	`${writeHalf(id.slice(0, 4))}-${writeHalf(id.slice(4, 8))}`;

/** The beginning of the id that a text names by its code, such as a reader's whole message. */
export function idStartIn(text: string): string | undefined {
	const [, first, second] = writtenCode.exec(text) ?? [];
	if (!first || !second) return undefined;
	return [first, second].map((written) => readHalf(written.toUpperCase())).join('');
}
