import { foldForSearch } from '#domain/search/fold-for-search';
import { isSigned, type SearchTerm } from '#domain/search/search-match';

/** Words that may have been typed apart. */
const mostJoined = 4;

/** What else a query that finds nothing may mean: its words as one ('on line'), two of them as one, the other number. */
export function listOtherMeanings(terms: readonly SearchTerm[]): SearchTerm[][] {
	const joined = terms.map(([word]) => word).join('');
	const isOne = terms.length > 1 && terms.length <= mostJoined && !isSigned(joined);
	const pairs = isOne && terms.length > 2 ? terms.slice(1).map((_, at) => joinPair(terms, at)) : [];
	const inBoth = terms.map((term) => [...term, ...otherNumbers(term[0] ?? '')]);
	const hasBoth = inBoth.some(({ length }, at) => length > (terms[at]?.length ?? 0));
	return [...(isOne ? [[[joined]]] : []), ...pairs, ...(hasBoth ? [inBoth] : [])];
}

const joinPair = (terms: readonly SearchTerm[], at: number): SearchTerm[] => [
	...terms.slice(0, at),
	[`${terms[at]?.[0]}${terms[at + 1]?.[0]}`],
	...terms.slice(at + 2),
];

/** Two of the shortest known words. */
export const shortestSplit = 8;

/** Splits the terms that are two words of the index in one: 'homeoffice'. */
export function splitTerms(terms: readonly SearchTerm[], known: readonly string[]): SearchTerm[] {
	const words = new Set(known.map(foldForSearch));
	return terms.flatMap((term) => {
		const [word = ''] = term;
		const at = [...word].findIndex(
			(_, at) => words.has(word.slice(0, at)) && words.has(word.slice(at)),
		);
		return at < 0 ? [term] : [[word.slice(0, at)], [word.slice(at)]];
	});
}

/** Endings of plurals, with and without the accents that not everybody types, and those of their singulars. */
const endings: readonly (readonly [plural: RegExp, ...singulars: string[]])[] = [
	[/ões$|ães$/, 'ão'],
	[/oes$|aes$/, 'ao'],
	[/ais$/, 'al'],
	[/[ée]is$/, 'el', 'il'],
	[/[óo]is$/, 'ol'],
	[/uis$/, 'ul'],
	[/is$/, 'il'],
	[/ns$/, 'm'],
	[/(?<=[rz])es$/, ''],
	[/s$/, ''],
];
/** Only where the plural does not hold the singular, by which it is found already. */
const plurals: readonly (readonly [singular: RegExp, ...plurals: string[]])[] = [
	[/ão$/, 'ões', 'ães'],
	[/ao$/, 'oes', 'aes'],
	[/(?<=[aeou])l$/, 'is'],
	[/il$/, 'is', 'eis'],
	[/m$/, 'ns'],
];
/** Of four letters or more, and `pão`. */
const inflected = /^.{4}|ão$|ao$/;

/** A word in the other number, the likelier first: `preços` → `preço`, `pão` → `pões`, `pães`; none where it has no other. */
export function otherNumbers(word: string): string[] {
	if (!inflected.test(word)) return [];
	const [ending, ...others] =
		[...endings, ...plurals].find(([pattern]) => pattern.test(word)) ?? [];
	return ending ? others.map((other) => word.replace(ending, other)) : [];
}
