import { fold } from './fold.ts';

/** The words of a query, folded, each once. All of them must occur, in any order. */
export interface SearchQuery {
	terms: string[];
}

export interface Searchable {
	title: string;
	content: string;
	author: string;
	excerpt: string;
}

/** Words of one or two letters match whole words only (S4). */
const shortLength = 2;
const word = /[\p{L}\p{N}]+/gu;

/** The folded words of a text, in order, repeats included. */
export function listWords(text: string): string[] {
	return fold(text).match(word) ?? [];
}

/** What a reader typed, as terms; no terms when it holds neither letter nor digit. */
export function parseQuery(text: string): SearchQuery {
	return { terms: [...new Set(listWords(text))] };
}

/**
 * Spec §5: a case-insensitive match anywhere in title, content, author or excerpt; accents folded too,
 * several words in any order (S4). A query without terms matches everything.
 */
export function matchesQuery(query: SearchQuery, post: Searchable): boolean {
	const fields = [post.title, post.content, post.author, post.excerpt].map(fold);
	return query.terms.every((term) => fields.some((field) => holdsTerm(field, term)));
}

function holdsTerm(folded: string, term: string): boolean {
	if ([...term].length > shortLength) return folded.includes(term);
	for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) {
		const before = folded.slice(Math.max(0, at - 2), at);
		const after = folded.slice(at + term.length, at + term.length + 2);
		if (!/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after)) return true;
	}
	return false;
}
