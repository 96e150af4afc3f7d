import { parseQuery } from '#domain/search-match';
import { isInfix, longestKey } from './keys.ts';

/** More words than this find nothing more, only later. */
const mostTerms = 10;
const mostLetters = 10_000;

export interface ReadQuery {
	terms: string[];
	/** Whether words were left out or cut, which the reader is told. */
	shortened: boolean;
}

/** The terms that the index is asked for. */
export function readQuery(text: string): ReadQuery {
	const typed = parseQuery(text.slice(0, mostLetters)).terms;
	const cut = [...new Set(typed.map((term) => term.slice(0, longestKey)))];
	const terms = cut.slice(0, mostTerms);
	const shortened =
		text.length > mostLetters ||
		cut.length > mostTerms ||
		typed.some((term) => term.length > longestKey);
	return { terms, shortened };
}

/** The terms that are not implied by a longer one: 'mark' goes without saying beside 'marketing'. */
export function listNeededTerms(terms: readonly string[]): string[] {
	return terms.filter(
		(term) => !isInfix(term) || !terms.some((other) => other !== term && other.includes(term)),
	);
}
