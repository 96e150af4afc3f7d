import { foldForSearch } from '#domain/fold-for-search';
import { isSigned, type SearchQuery } from '#domain/search-match';

export interface Searchable {
	title: string;
	content: string;
	author: string;
	excerpt: string;
}

/** Words of one or two letters match only whole words (S4), and a number also the ordinal of it. */
const shortLength = 2;

/**
 * Spec §5: a case-insensitive match anywhere in title, content, author or excerpt. Accents are folded too, and several
 * words match in any order (S4). A query without terms matches everything. The
 * index is held against this scan.
 */
export function matchesQuery(query: SearchQuery, post: Searchable): boolean {
	const fields = [post.title, post.content, post.author, post.excerpt].map(foldForSearch);
	return query.terms.every((term) => fields.some((field) => holdsTerm(field, term)));
}

function holdsTerm(folded: string, term: string): boolean {
	if (isSigned(term) || [...term].length > shortLength) return folded.includes(term);
	for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) {
		const before = folded.slice(Math.max(0, at - 2), at);
		const rest = folded.slice(at + term.length);
		const after = /^\p{Nd}+$/u.test(term) ? rest.replace(/^[ao]s?(?![\p{L}\p{N}])/u, '') : rest;
		if (!/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after)) return true;
	}
	return false;
}
