import { unifyLineEnds } from './line-ends.ts';

const unprintable = /[^\P{Cc}\n\t]/gu;
/** Invisible direction marks, joiners and other marks; the joiner of emoji (U+200D) stays. */
const invisible =
	/[\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g;

/** Removes control characters, bidi controls, zero-width marks and lone surrogates (B10). */
export function cleanText(text: string): string {
	return unifyLineEnds(text.toWellFormed()).replace(unprintable, '').replace(invisible, '');
}
