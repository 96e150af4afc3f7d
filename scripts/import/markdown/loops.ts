import { maskCode } from '#domain/mask-code';
import { findEnds } from './conditions.ts';
import { hide } from './hide.ts';

const opened = /\{%-?\s*for\s(?:[^%]|%(?!\}))*?-?%\}/g;

/** What a loop repeats, only the old site's data tell: one round of it would be a list of nothing. */
export function hideLoops(text: string): string {
	const masked = maskCode(text);
	let written = '';
	let at = 0;
	for (const { 0: open, index } of masked.matchAll(opened)) {
		if (index < at) continue;
		const from = index + open.length;
		const ends = findEnds(masked.slice(from));
		if (!ends) break;
		const until = from + ends.end.index + ends.end[0].length;
		written += text.slice(at, index) + hide({ 0: text.slice(index, until), index, input: text });
		at = until;
	}
	return written + text.slice(at);
}
