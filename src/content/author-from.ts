import { type Author, bareAuthor } from '#domain/author';
import { makeNameSlug } from '#domain/name-slug';

/** Returns a lookup of the author that a post names; undefined for a post without one. */
export function authorFrom(authors: readonly Author[]): (name: string) => Author | undefined {
	const known = new Map(authors.map((author) => [author.slug, author]));
	return (name) => (name === '' ? undefined : (known.get(makeNameSlug(name)) ?? bareAuthor(name)));
}
