import { decodeName } from './decode-name.ts';

/** Signs that a sentence or a program put behind an address, and parameters that lost their question mark. */
const behind = /&.*$|[^\p{L}\p{N}/]+$/gsu;

/**
 * The path that somebody meant who wrote capitals or the number of a first page, or whose program took the signs around
 * an address for a part of it: `/post/Um-Post).` → `/post/um-post`. Undefined where nothing would change.
 */
export function tidyAddress(path: string): string | undefined {
	const tidy = decodeName(path)
		.replace(/[\s\p{Cf}"'<>*`]+/gu, '')
		.replace(behind, '')
		.replace(/\/{2,}|(?<=.)\/$/g, (slashes) => (slashes.length > 1 ? '/' : ''))
		.replace(/(?<=.)\/1$/, '')
		.toLowerCase();
	const encoded = encodeURI(tidy);
	return encoded === path || tidy === '' ? undefined : encoded;
}
