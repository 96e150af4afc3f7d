import { fold } from '../text/fold.ts';

/** Longer ones are nobody's topic, and a mark's name has an end. */
const mostBytes = 190;

const countBytes = (text: string) => encodeURIComponent(text).replace(/%../g, '.').length;

/** Mail addresses, and five digits or more with nothing but signs between them. */
const aPersonsData = /@|\p{Nd}(?:[^\p{L}\p{N}]*\p{Nd}){4}/u;

/**
 * What is counted of a search: its text without case, accents and needless spaces. Undefined where nothing is, which
 * includes whatever looks like a person's data (`docs/privacy.md`).
 */
export function readCountedSearch(q: string): string | undefined {
	const text = fold(q.normalize('NFKC'))
		.replace(/[\p{C}\s]+/gu, ' ')
		.trim();
	if (text === '' || aPersonsData.test(text) || countBytes(text) > mostBytes) return undefined;
	return text;
}
