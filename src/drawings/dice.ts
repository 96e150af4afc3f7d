import { hashText, spreadHash } from '#domain/text/hash-text';

/** Numbers from 0 up to 1; the same seed always gives the same ones. */
export type Die = () => number;

/** Slugs start alike, so their hashes are spread. */
export const seedOf = (text: string): number => spreadHash(hashText(text));

/** Mulberry32. */
export function makeDie(seed: number): Die {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}

/** A whole number below `most`. */
export const roll = (die: Die, most: number): number => Math.floor(die() * most);
