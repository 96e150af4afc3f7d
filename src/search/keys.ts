import { fold } from '#domain/fold';
import { isSigned, ordinalNumber } from '#domain/search-match';

/**
 * The index contains every suffix of every word ('marketing', 'arketing' … 'ing'), so the words that contain a term are
 * the keys that start with it. Words of one or two letters are keys as they are, unless a sign makes them rare ('C#').
 */
export const shortestInfix = 3;
/** Terms and suffixes are both cut to this length, which keeps the answer the same. */
export const longestKey = 32;

const filterMark = '\u0001';

/** Filters are keys that a reader cannot type. */
export const categoryKey = (id: string) => `${filterMark}c${id}`;
export const tagKey = (tag: string) => `${filterMark}t${fold(tag)}`;

export const countLetters = (text: string) => [...text].length;

const isFilter = (key: string) => key.startsWith(filterMark);

/** Whether keys that start with this one match too, or only the key itself. */
export const isInfix = (key: string) => !isFilter(key) && isTermInfix(key);

/** Whether a term matches within a word, or only the whole word. */
export const isTermInfix = (term: string) => isSigned(term) || countLetters(term) >= shortestInfix;

/**
 * The keys under which a word or filter is indexed. Of a word with signs only those with a sign, as it is indexed without
 * them too; none begins within its signs. A short ordinal is also indexed without its letter.
 */
export function listKeys(word: string): string[] {
	const number = ordinalNumber(word);
	if (number && !isInfix(number)) return [word, number];
	if (!isInfix(word)) return [word];
	const keys = word.split('').map((_, start) => word.slice(start, start + longestKey));
	return isSigned(word)
		? keys.filter((key) => isSigned(key) && !/^[+#/]/.test(key))
		: keys.filter((key) => countLetters(key) >= shortestInfix);
}
