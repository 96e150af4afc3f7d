import { site } from '#config/site';
import { makeNameSlug } from './slug.ts';

export interface AuthorLink {
	label: string;
	url: string;
}

/** Who signs posts. */
export interface Author {
	name: string;
	slug: string;
	/** One line about the person. */
	line: string | null;
	/** One of the blog's own pictures; without it the initial is shown. */
	image_url: string | null;
	links: AuthorLink[];
}

/** An author of whom only the name is known. */
export const bareAuthor = (name: string): Author => ({
	name,
	slug: makeNameSlug(name),
	line: null,
	image_url: null,
	links: [],
});

/** Returns a lookup of the author that a post names; undefined for a post without one. */
export function authorFrom(authors: readonly Author[]): (name: string) => Author | undefined {
	const known = new Map(authors.map((author) => [author.slug, author]));
	return (name) => (name === '' ? undefined : (known.get(makeNameSlug(name)) ?? bareAuthor(name)));
}

/** `Helena` of `Helena Prado`; a name that does not begin with a first name stays whole. */
export function firstName(name: string): string {
	const first = /^\p{Lu}[\p{Ll}'’-]+(?= )/u.exec(name)?.[0];
	return first && name !== site.defaultAuthor ? first : name;
}

/** The letter in an author's window; '' when the name has none. */
export const initialOf = (name: string): string =>
	/[\p{L}\p{N}]\p{M}*/u.exec(name)?.[0].toUpperCase() ?? '';
