import { fold } from '#domain/fold';
import type { PostSummary } from '#domain/post';
import type { SegmentWords } from './read-words.ts';

/** About 20 KB compressed, loaded only when nothing is found. */
const mostWords = 8_000;
const correctable = /^\p{L}{4,32}$/u;

/**
 * The words that a misspelt one may stand for: those of titles and those of at least two posts, the most common ones,
 * sorted. Spelt as in a title or an excerpt, and without accents if they are in neither.
 */
export function listKnownWords(
	posts: readonly PostSummary[],
	segments: readonly SegmentWords[],
): string[] {
	const counts = new Map<string, number>();
	for (const [word, { length }] of segments.flatMap(({ words }) => [...words])) {
		counts.set(word, (counts.get(word) ?? 0) + length);
	}
	const titled = new Set(segments.flatMap(({ titles }) => [...titles.keys()]));
	const spellings = listSpellings(posts);
	return [...counts]
		.filter(([word, count]) => (count > 1 || titled.has(word)) && correctable.test(word))
		.sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
		.slice(0, mostWords)
		.map(([word]) => word)
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
