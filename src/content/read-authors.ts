import { type Author, bareAuthor } from '#domain/author';
import { makeNameSlug } from '#domain/name-slug';
import { getSnapshot } from './snapshot.ts';

/** Returns a lookup of the author that a post names; undefined for a post without one. */
export async function readAuthors(): Promise<(name: string) => Author | undefined> {
	const { authors } = await getSnapshot();
	const known = new Map(authors.map((author) => [author.slug, author]));
	return (name) => (name === '' ? undefined : (known.get(makeNameSlug(name)) ?? bareAuthor(name)));
}
