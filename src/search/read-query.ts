import {
	longestKey,
	parseQuery,
	type SearchQuery,
	type SearchTerm,
} from '#domain/search/search-match';
import { isInfix } from './keys.ts';

/** Maximum number of words in a query; more would only make the search slower. */
const mostTerms = 10;
const mostLetters = 10_000;

export interface ReadQuery extends SearchQuery {
	/** Whether words were dropped or cut; the reader is told. */
	shortened: boolean;
}

/** The terms to look up in the index. */
export function readQuery(text: string): ReadQuery {
	const typed = parseQuery(text.slice(0, mostLetters)).terms;
	const cut = new Map<string | undefined, SearchTerm>();
	for (const term of typed) {
		const spellings = term.map((each) => each.slice(0, longestKey).replace(/\/$/, ''));
		cut.set(spellings[0], spellings);
	}
	const terms = [...cut.values()].slice(0, mostTerms);
	const shortened =
		text.length > mostLetters ||
		cut.size > mostTerms ||
		typed.some(([word = '']) => word.length > longestKey);
	return { terms, shortened };
}

/** Drops terms that a longer one implies: 'mark' adds nothing to 'marketing'. */
export function listNeededTerms(terms: readonly SearchTerm[]): SearchTerm[] {
	const alone = terms.flatMap(([word = '', ...others]) => (others.length === 0 ? word : []));
	return terms.filter(
		([word = '']) =>
			!isInfix(word) || !alone.some((other) => other !== word && other.includes(word)),
	);
}
