import { cutLetters } from './cut-letters.ts';

/** At most so many letters, without what a sentence would end with. */
export function cutAtWord(text: string, length: number): string {
	const head = cutLetters(text, length);
	const space = /\s/.test(text[length] ?? '') ? length : head.lastIndexOf(' ');
	const cut = space > length / 2 ? head.slice(0, space) : head;
	return cut.replace(/[\s.,;:!?…\u2010-\u2015-]+$/u, '');
}

/** The same with '…', where anything is cut. */
export const cutToFit = (text: string, most: number): string =>
	text.length <= most ? text : `${cutAtWord(text, most - 1)}…`;
