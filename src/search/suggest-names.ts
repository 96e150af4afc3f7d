import { paths } from '#config/paths';
import { makeNameSlug } from '#domain/names/slug';
import { countLetters, listIndexed, listJoined, shortestInfix } from '#domain/search/search-match';
import type { SearchManifest } from './manifest.ts';

export interface Suggestion {
	kind: 'category' | 'tag' | 'author';
	name: string;
	address: string;
}

const mostSuggestions = 3;

/** Pages with a name in which a word begins with a term: one of each kind first, with the most matching terms. */
export function suggestNames(manifest: SearchManifest, terms: readonly string[]): Suggestion[] {
	const wanted = terms.filter((term) => countLetters(term) >= shortestInfix);
	const rank = (suggestions: Suggestion[]) =>
		suggestions
			.map((suggestion) => ({ suggestion, matches: countMatches(suggestion.name, wanted) }))
			.filter(({ matches }) => matches > 0)
			.sort((a, b) => b.matches - a.matches);
	return [listCategories(manifest), listTags(manifest), listAuthors(manifest)]
		.flatMap((kind) => rank(kind).map(({ suggestion }, place) => ({ suggestion, place })))
		.sort((a, b) => a.place - b.place)
		.slice(0, mostSuggestions)
		.map(({ suggestion }) => suggestion);
}

function countMatches(name: string, terms: readonly string[]): number {
	const words = [...listIndexed(name), ...listJoined(name)];
	return terms.filter((term) => words.some((word) => word.startsWith(term))).length;
}

const listCategories = ({ categories }: SearchManifest): Suggestion[] =>
	categories
		.filter(({ count }) => count > 0)
		.map(({ name, slug }) => ({ kind: 'category', name, address: paths.category(slug) }));

const listTags = ({ tags }: SearchManifest): Suggestion[] =>
	tags.map((name) => ({ kind: 'tag', name, address: paths.tag(makeNameSlug(name)) }));

const listAuthors = ({ authors }: SearchManifest): Suggestion[] =>
	authors.map((name) => ({ kind: 'author', name, address: paths.author(makeNameSlug(name)) }));
