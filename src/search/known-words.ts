import { foldForSearch } from '#domain/search/fold-for-search';
import type { SegmentWords } from './read-words.ts';

/** About 20 KB compressed, loaded only when nothing is found. */
const mostWords = 8_000;
const correctable = /^\p{L}{4,32}$/u;

/**
 * The words that a misspelt one may stand for: those of titles and those of at least two posts, the most common ones,
 * sorted, each as most posts spell it.
 */
export function listKnownWords(segments: readonly SegmentWords[]): string[] {
	const counts = new Map<string, number>();
	for (const [word, { length }] of segments.flatMap(({ words }) => [...words])) {
		counts.set(word, (counts.get(word) ?? 0) + length);
	}
	const titled = new Set(segments.flatMap(({ titles }) => [...titles.keys()]));
	const spellings = listSpellings(segments);
	return [...counts]
		.filter(([word, count]) => (count > 1 || titled.has(word)) && correctable.test(word))
		.sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
		.slice(0, mostWords)
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([word, count]) => spell(word, count, spellings.get(word) ?? []));
}

type Spelling = [word: string, count: number];

/** Folded words → their spellings with accents. */
function listSpellings(segments: readonly SegmentWords[]): Map<string, Spelling[]> {
	const counts = new Map<string, number>();
	for (const [word, count] of segments.flatMap(({ accented }) => [...accented])) {
		counts.set(word, (counts.get(word) ?? 0) + count);
	}
	return Map.groupBy(counts, ([word]) => foldForSearch(word));
}

/** The commonest spelling; `count` is the number of posts with any of them. */
function spell(word: string, count: number, accented: readonly Spelling[]): string {
	const bare = accented.reduce((rest, [, posts]) => rest - posts, count);
	return accented.reduce<Spelling>(
		(most, spelling) => (spelling[1] > most[1] ? spelling : most),
		[word, bare - 0.5],
	)[0];
}
