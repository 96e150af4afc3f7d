import { hashText, spreadHash } from '#domain/hash-text';

const kinds = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export type BookKind = (typeof kinds)[number];

/**
 * Chooses the pattern and colours of the drawn cover for a book without a picture; the same slug always gets the same
 * cover.
 */
export function bookCover(slug: string): { pattern: BookKind; colours: BookKind } {
	const hash = spreadHash(hashText(slug));
	return { pattern: kindAt(hash), colours: kindAt(Math.floor(hash / kinds.length)) };
}

const kindAt = (number: number): BookKind => kinds[number % kinds.length] ?? 'a';
