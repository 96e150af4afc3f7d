import { fold } from '#domain/fold';
import { isSigned } from '#domain/search-match';

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

export const countLetters = (text: string) => {
	let letters = 0;
	for (const _ of text) letters++;
	return letters;
};

/** Whether keys that start with this one match too, or only the key itself. */
export function isInfix(key: string): boolean {
	return !key.startsWith(filterMark) && isTermInfix(key);
}

/** Whether a term matches within a word, or only the whole word. */
export const isTermInfix = (term: string) => isSigned(term) || countLetters(term) >= shortestInfix;

/** The keys under which a word is indexed. */
export function listKeys(word: string): string[] {
	if (isSigned(word)) return listSignedKeys(word);
	if (word.length < 2 * shortestInfix && countLetters(word) < shortestInfix) return [word];
	const keys: string[] = [];
	for (let start = 0; start + shortestInfix <= word.length; start++) {
		const key = word.slice(start, start + longestKey);
		if (key.length < 2 * shortestInfix && countLetters(key) < shortestInfix) continue;
		keys.push(key);
	}
	return keys;
}

/** Only the keys with a sign, as the word without its signs is indexed too; none begins within its signs. */
function listSignedKeys(word: string): string[] {
	const keys = Array.from(word.split(''), (_, start) => word.slice(start, start + longestKey));
	return keys.filter((key) => isSigned(key) && !/^[+#/]/.test(key));
}
