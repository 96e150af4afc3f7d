import { foldForSearch } from './fold-for-search.ts';

/** A query's distinct folded words. All of them must match, in any order. */
export interface SearchQuery {
	terms: string[];
}

const word = /[\p{L}\p{N}]+/gu;
const run = String.raw`[\p{L}\p{N}]+(?:(?<=\p{N})/(?=\p{N})[\p{L}\p{N}]+)*`;
/** Signs count where they make the word: 'C++', 'C#', '.NET', '24/7', but not 'a+b', 'fim.', 'e/ou'. */
const term = new RegExp(
	String.raw`(?:(?<![\p{L}\p{N}.])\.(?=\p{L}))?${run}(?:\+\+|[+#](?![\p{L}\p{N}]))?`,
	'gu',
);
/** Signs as a text may hold them around a term: 'ASP.NET' holds '.NET', 'C#7' holds 'C#'. */
const signedRun = new RegExp(String.raw`(?:\.(?=\p{L}))?${run}[+#]*`, 'gu');
const nearSign = /\S[+#]|\.\S|\S\/\S/;

export const isSigned = (folded: string) => /[+#./]/.test(folded);

/** Words of one or two letters match as they are, unless a sign makes them rare ('C#'). */
export const shortestInfix = 3;

export const countLetters = (text: string) => [...text].length;

/** Whether a term matches within a word, or only the whole word. */
export const isTermInfix = (term: string) => isSigned(term) || countLetters(term) >= shortestInfix;

/** The letter of an ordinal, folded: one number is found with it and without it. */
const ordinal = /^(\p{Nd}+)[ao]s?$/u;

/** `13` of `13o`. */
export const ordinalNumber = (folded: string): string | undefined => ordinal.exec(folded)?.[1];

/** The folded words of a text, in order, with repetitions. */
export const listWords = (text: string): string[] => foldForSearch(text).match(word) ?? [];

/** The same, and the runs with a sign in or around them again with their signs. */
export function listIndexed(text: string): string[] {
	const folded = foldForSearch(text);
	const words: string[] = folded.match(word) ?? [];
	// Few lines have a sign.
	const signed = folded.split('\n').filter((line) => nearSign.test(line));
	return words.concat(signed.flatMap((line) => line.match(signedRun) ?? []).filter(isSigned));
}

/** Converts the reader's input to terms; empty when it has neither letters nor digits. */
export function parseQuery(text: string): SearchQuery {
	return { terms: [...new Set(foldForSearch(text).match(term))] };
}
