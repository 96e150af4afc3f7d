/** Noncharacters, which no text contains: a picture that is to be sent, and one that did not come. */
export const pictureSign = '\uFDD4';
export const missingSign = '\uFDD5';

export interface PictureSlot {
	at: number;
	/** The number of the picture among those to be sent; undefined for one that did not come. */
	picture: number | undefined;
	/** Whether other text stands in the same paragraph, item or cell. */
	isWithin: boolean;
}

const signs = new RegExp(`[${pictureSign}${missingSign}]`, 'g');
const onlySigns = new RegExp(`^[${pictureSign}${missingSign}\\s\\\\]+$`);
const spaceBefore = new RegExp(`(?<=\\S)[ \\t]+(?=[${pictureSign}${missingSign}\\s]*$)`, 'gm');

/**
 * Takes the signs out of a pasted text. A picture with a paragraph of its own belongs under the text before it; below one
 * that is the last, an empty line is for what is written next.
 */
export function takeOutSigns(markdown: string): { text: string; places: PictureSlot[] } {
	const places: PictureSlot[] = [];
	let text = '';
	let pictures = 0;
	const add = (sign: string, at: number, isWithin: boolean) => {
		const picture = sign === pictureSign ? pictures : undefined;
		if (picture !== undefined) pictures += 1;
		places.push({ at, picture, isWithin });
	};
	for (const block of markdown.split('\n\n')) {
		if (onlySigns.test(block) && !/^[ \t]/.test(block)) {
			for (const [sign] of block.matchAll(signs)) add(sign, text.length, false);
			continue;
		}
		if (text !== '' || places.length > 0) text += '\n\n';
		const start = text.length;
		const tidy = block.replace(spaceBefore, '');
		text += tidy.replace(signs, '');
		for (const [passed, { 0: sign, index }] of [...tidy.matchAll(signs)].entries())
			add(sign, start + index - passed, true);
	}
	const isLast = ({ at, picture, isWithin }: PictureSlot) =>
		at === text.length && picture !== undefined && !isWithin;
	if (text === '' || !places.some(isLast)) return { text, places };
	const line = `${text}\n\n`;
	return {
		text: line,
		places: places.map((place) => (isLast(place) ? { ...place, at: line.length } : place)),
	};
}
