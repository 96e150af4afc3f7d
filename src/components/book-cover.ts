const kinds = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export type BookKind = (typeof kinds)[number];

/**
 * Chooses the pattern and colours of the drawn cover for a book without a picture; the same slug always gets the same
 * cover.
 */
export function bookCover(slug: string): { pattern: BookKind; colours: BookKind } {
	const hash = spread(hashText(slug));
	return { pattern: kindAt(hash), colours: kindAt(Math.floor(hash / kinds.length)) };
}

const kindAt = (number: number): BookKind => kinds[number % kinds.length] ?? 'a';

/** FNV-1a. */
function hashText(text: string): number {
	let hash = 0x811c9dc5;
	for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
	return hash >>> 0;
}

/** Slugs start alike, so without this step their last bits would be alike too (MurmurHash3's finaliser). */
function spread(hash: number): number {
	let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
	mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
	return (mixed ^ (mixed >>> 16)) >>> 0;
}
