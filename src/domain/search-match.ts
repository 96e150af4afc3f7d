import { fold } from './fold.ts';

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

/** The folded words of a text, in order, with repetitions. */
export function listWords(text: string): string[] {
	return fold(text).match(word) ?? [];
}

/** The runs of a text with a sign in or around them; `listWords` finds the same runs without their signs. */
export function listSignedRuns(text: string): string[] {
	return nearSign.test(text) ? (fold(text).match(signedRun) ?? []).filter(isSigned) : [];
}

/** Converts the reader's input to terms; empty when it has neither letters nor digits. */
export function parseQuery(text: string): SearchQuery {
	return { terms: [...new Set(fold(text).match(term))] };
}
