import { type Author, bareAuthor } from '#domain/author';

/** Returns a lookup of the author that a post names; undefined for a post without one. */
export async function readAuthors(): Promise<(name: string) => Author | undefined> {
	return (name) => (name === '' ? undefined : bareAuthor(name));
}
