import {
	countLetters,
	isSigned,
	isTermInfix,
	longestKey,
	ordinalNumber,
	shortestInfix,
} from '#domain/search/search-match';
import { fold } from '#domain/text/fold';

const filterMark = '\u0001';

/** Filters are keys that a reader cannot type. */
export const categoryKey = (id: string) => `${filterMark}c${id}`;
export const tagKey = (tag: string) => `${filterMark}t${fold(tag)}`;

/** Before a word without the signs within it, which is found from its parts' beginnings alone. */
const joinedMark = '\u0002';
export const joinedKey = (joined: string) => `${joinedMark}${joined}`;

const isFilter = (key: string) => key.startsWith(filterMark);

/** Whether keys that start with this one match too, or only the key itself. */
export const isInfix = (key: string) => !isFilter(key) && isTermInfix(key);

/**
 * The keys under which a word or filter is indexed: every suffix of a word ('marketing', 'arketing' … 'ing'), so that the
 * words that contain a term are the keys that start with it. Of a word with signs only those with a sign, as it is indexed without
 * them too; none begins within its signs. A short ordinal is also indexed without its letter.
 */
export function listKeys(word: string): string[] {
	if (word.startsWith(joinedMark)) return [word.slice(joinedMark.length)];
	const number = ordinalNumber(word);
	if (number && !isInfix(number)) return [word, number];
	if (!isInfix(word)) return [word];
	const keys = word.split('').map((_, start) => word.slice(start, start + longestKey));
	return isSigned(word)
		? keys.filter((key) => isSigned(key) && !/^[+#/]/.test(key))
		: keys.filter((key) => countLetters(key) >= shortestInfix);
}
