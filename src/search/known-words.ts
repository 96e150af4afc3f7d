import { fold } from '#domain/fold';
import type { PostSummary } from '#domain/post';
import type { PostWords } from './read-words.ts';

/** About 20 KB compressed, loaded only when nothing is found. */
const mostWords = 8_000;
const correctable = /^\p{L}{4,32}$/u;

/**
 * The words that a misspelt one may stand for: those of titles and those of at least two posts, the most common ones,
 * sorted. Spelt as in a title or an excerpt, and without accents if they are in neither.
 */
export function listKnownWords(
	posts: readonly PostSummary[],
	{ words, numbersOf, titleCounts }: PostWords,
): string[] {
	const counts = new Uint32Array(words.length);
	const titled = new Set<number>();
	numbersOf.forEach((numbers, post) => {
		for (const word of numbers) counts[word] = (counts[word] as number) + 1;
		for (const word of numbers.subarray(0, titleCounts[post])) titled.add(word);
	});
	const spellings = listSpellings(posts);
	return words
		.map((word, number) => ({ word, count: counts[number] as number, titled: titled.has(number) }))
		.filter((known) => (known.count > 1 || known.titled) && correctable.test(known.word))
		.sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
		.slice(0, mostWords)
		.map(({ word }) => word)
		.sort()
		.map((word) => spellings.get(word) ?? word);
}

/** Folded words with accents → the newest spelling. */
function listSpellings(posts: readonly PostSummary[]): Map<string, string> {
	const spellings = new Map<string, string>();
	const seen = new Set<string>();
	for (const { title, excerpt } of posts.toReversed()) {
		for (const word of `${title} ${excerpt}`.match(/[\p{L}\p{M}]+/gu) ?? []) {
			if (seen.has(word)) continue;
			seen.add(word);
			const folded = fold(word);
			if (!spellings.has(folded)) spellings.set(folded, word.toLowerCase());
		}
	}
	return spellings;
}
