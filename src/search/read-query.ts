import { parseQuery } from '#domain/search-match';
import { isInfix, longestKey } from './keys.ts';

/** Maximum number of words in a query; more would only make the search slower. */
const mostTerms = 10;
const mostLetters = 10_000;

export interface ReadQuery {
	terms: string[];
	/** Whether words were dropped or cut; the reader is told. */
	shortened: boolean;
}

/** The terms to look up in the index. */
export function readQuery(text: string): ReadQuery {
	const typed = parseQuery(text.slice(0, mostLetters)).terms;
	const cut = [...new Set(typed.map((term) => term.slice(0, longestKey).replace(/\/$/, '')))];
	const terms = cut.slice(0, mostTerms);
	const shortened =
		text.length > mostLetters ||
		cut.length > mostTerms ||
		typed.some((term) => term.length > longestKey);
	return { terms, shortened };
}

/** Drops terms that a longer one implies: 'mark' adds nothing to 'marketing'. */
export function listNeededTerms(terms: readonly string[]): string[] {
	return terms.filter(
		(term) => !isInfix(term) || !terms.some((other) => other !== term && other.includes(term)),
	);
}
