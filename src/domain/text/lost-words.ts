import { fold } from './fold.ts';

/** The words of a text, folded. */
export const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Takes from these counts; says whether there was none left. */
function isMissing(left: Map<string, number>, word: string): boolean {
	const count = left.get(word) ?? 0;
	left.set(word, count - 1);
	return count <= 0;
}

const countAll = (words: readonly string[]) => {
	const counts = new Map<string, number>();
	for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
	return counts;
};

/** The words of `before` missing from `after`, as often as they are missing. */
export function listLost(before: readonly string[], after: readonly string[]): string[] {
	const left = countAll(after);
	return before.filter((word) => isMissing(left, word));
}

/**
 * Which of the words of `before` are missing from `after`. Of several that are written alike, it is the one whose
 * neighbours stand together nowhere in `after`.
 */
export function findLost(before: readonly string[], after: readonly string[]): number[] {
	const lost = countAll(listLost(before, after));
	if (lost.size === 0) return [];
	const pairs = new Set(after.map((word, at) => `${after[at - 1] ?? ''} ${word}`));
	const isTorn = (at: number) => !pairs.has(`${before[at - 1] ?? ''} ${before[at]}`);
	const places = before.flatMap((word, at) => ((lost.get(word) ?? 0) > 0 ? [at] : []));
	const torn = (at: number) =>
		Number(isTorn(at)) + Number(at + 1 < before.length && isTorn(at + 1));
	return places
		.toSorted((a, b) => torn(b) - torn(a) || a - b)
		.filter((at) => !isMissing(lost, before[at] ?? ''))
		.toSorted((a, b) => a - b);
}
