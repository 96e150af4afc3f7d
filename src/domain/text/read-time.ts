import { writtenBreak } from './strip-marks.ts';

/** Words per minute when Portuguese prose is read silently (Trauzettel-Klosinski, IReST 2012: 181 ± 29). */
const wordsPerMinute = 181;
/** Time per picture: 12 s for the first, one second less for each further one, at least 3 s. */
const firstImageSeconds = 12;
const leastImageSeconds = 3;

/** Whole minutes at Portuguese reading speed, including pictures, at least 1. */
export function readingMinutes(words: number, images = 0): number {
	return Math.max(1, Math.round(words / wordsPerMinute + imageSeconds(images) / 60));
}

/** A read time is text such as `5 min`. */
export function formatReadTime(minutes: number): string {
	return `${minutes} min`;
}

const letter = 1;
const joint = 2;
const gap = 3;
/** Caches the kind of each character of the first two planes. */
const kinds = new Uint8Array(0x20000);

/** Counts words as readers do: runs of letters and digits; hyphens, apostrophes and signs that nobody sees do not separate them. */
export function countWords(text: string): number {
	let count = 0;
	let isInside = false;
	for (let at = 0; at < text.length; at += 1) {
		const code = text.codePointAt(at) as number;
		const kind = kinds[code] || learnKind(code);
		if (kind === letter && !isInside) count += 1;
		isInside = kind === letter || (isInside && kind === joint);
		if (code > 0xffff) at += 1;
	}
	return count;
}

function learnKind(code: number): number {
	const character = String.fromCodePoint(code);
	const isJoint = /[\p{M}\p{DI}'’.,\u2010\u2011-]/u.test(character);
	const kind = /[\p{L}\p{N}]/u.test(character) ? letter : isJoint ? joint : gap;
	kinds[code] = kind;
	return kind;
}

function imageSeconds(images: number): number {
	const decreasing = firstImageSeconds - leastImageSeconds;
	const first = Math.min(images, decreasing);
	const sum = (first * (2 * firstImageSeconds - first + 1)) / 2;
	return sum + (images - first) * leastImageSeconds;
}

/** A line that is only an address, as a video stands in a text: nobody reads its letters. */
const loneAddress = /^[ \t]*https?:\/\/\S+[ \t]*$/;
const loneAddresses = new RegExp(loneAddress, 'gm');

/** Words of a text as readers have it, without videos. */
export const countReadWords = (text: string): number => countWords(text.replace(loneAddresses, ''));

/** Letters and digits that readers do not see: comments, tags, pictures, addresses, marks of notes, numbers of lists. */
const unseen = new RegExp(
	[
		/(?<!\\)<!--[\s\S]*?(?:-->|$(?![\s\S]))/,
		/(?<!\\)<\/?[a-z][^<>]*>/,
		/!\[[^[\]]*\]\([^()\n]*\)/,
		/(?<=\])\((?:[^()\n]|\([^()\n]*\))*\)/,
		/^ {0,3}\[(?!\^)[^\]\n]{1,200}\]:[ \t]+\S+$/,
		/\[\^[^\]\s]{1,80}\]/,
		/^[ \t>]*(?:\d{1,9}[.)]|[-*+] \[x\])[ \t]/,
		/^[ \t]*(?:`{3}|~{3}).*$/,
		/\{#[^\s{}]+\}$/,
		/&#?\w{1,9};/,
		loneAddress,
	]
		.map(({ source }) => source)
		.join('|'),
	'gim',
);

/** About as many words as readers will see of a text that is not an article yet. */
export const countSourceWords = (content: string): number =>
	countWords(content.replace(writtenBreak, '').replace(unseen, ' '));
