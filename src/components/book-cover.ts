const covers = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export type BookCover = (typeof covers)[number];

/** The drawn cover of a book without a picture: always the same one for the same slug (FNV-1a). */
export function bookCover(slug: string): BookCover {
	let hash = 0x811c9dc5;
	for (const letter of slug) {
		hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
	}
	return covers[hash % covers.length] ?? 'a';
}
