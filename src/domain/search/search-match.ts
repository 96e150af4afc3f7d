import { foldForSearch } from './fold-for-search.ts';

/** A folded word, and after it what it is a part of without the sign: `co`, `coworking`. One of them must match. */
export type SearchTerm = string[];

/** A query's distinct words. All of them must match, in any order. */
export interface SearchQuery {
	terms: SearchTerm[];
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
/** Signs that some write within a word and others do not: 'Wi-Fi', 'd’água', 'R$ 1.200', '(11) 98765-4321'. */
const joint = String.raw`(?:['‘’\u2010\u2013/-]|(?<=\p{Nd})(?:[.: )]|\) | \()(?=\p{Nd}))`;
const joinedRun = new RegExp(String.raw`[\p{L}\p{N}]+(?:${joint}[\p{L}\p{N}]+)+`, 'gu');
/** Of what is typed also 'nr 17': only a text's capitals tell it from 'em 17'. */
const typedJoint = String.raw`(?:${joint}|(?<=(?<!\p{L})\p{L}{2,5}) (?=\p{Nd}))`;
const typedRun = new RegExp(String.raw`[\p{L}\p{N}]+(?:${typedJoint}[\p{L}\p{N}]+)+`, 'gu');
/** Too short to be one word: '1/2' and '24/7' are not 12 and 247. */
const tooShort = /^(?:.{1,2}|\p{Nd}{3})$/u;
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

/** Words and what is indexed of them are cut to this length, which keeps the answer the same. */
export const longestKey = 32;

export interface JoinedRun {
	/** Where each letter of `letters` stands in the folded text. */
	places: number[];
	letters: string;
	/** Where in `letters` its parts begin, but for the last. */
	starts: number[];
}

/** The runs of a folded text that are words with signs within: 'wi-fi' with the letters `wifi`. */
export function listJoinedRuns(folded: string): JoinedRun[] {
	return [...folded.matchAll(joinedRun)].map(({ 0: run, index }) => {
		const found: JoinedRun = { places: [], letters: '', starts: [] };
		for (const { 0: part, index: at } of run.matchAll(word)) {
			found.starts.push(found.letters.length);
			for (let letter = 0; letter < part.length; letter += 1)
				found.places.push(index + at + letter);
			found.letters += part;
		}
		found.starts.pop();
		found.starts = found.starts.filter((start) => !tooShort.test(found.letters.slice(start)));
		return found;
	});
}

/** What a text has of words without the signs within them, from each part on: `pedagua` and `dagua` of 'pé-d’água'. */
export const listJoined = (text: string): string[] =>
	listJoinedRuns(foldForSearch(text)).flatMap(({ letters, starts }) =>
		starts.map((start) => letters.slice(start, start + longestKey)),
	);

/** Converts the reader's input to terms; empty when it has neither letters nor digits. */
export function parseQuery(text: string): SearchQuery {
	const folded = foldForSearch(text);
	const terms = new Map((folded.match(term) ?? []).map((each) => [each, [each]]));
	for (const [run] of folded.matchAll(typedRun)) {
		const joined = (run.match(word) ?? []).join('');
		if (tooShort.test(joined)) continue;
		for (const part of run.match(term) ?? []) terms.get(part)?.push(joined);
	}
	return { terms: [...terms.values()] };
}
