/** Whether one letter more, less or other, or two swapped neighbours make one word of the other. */
export function isOneEditAway(one: string, other: string): boolean {
	if (Math.abs(one.length - other.length) > 1 || one === other) return false;
	let start = 0;
	while (start < one.length && one[start] === other[start]) start++;
	const rest = (word: string, letters: number) => word.slice(start + letters);
	return (
		rest(one, 1) === rest(other, 1) ||
		rest(one, 1) === rest(other, 0) ||
		rest(one, 0) === rest(other, 1) ||
		(rest(one, 2) === rest(other, 2) &&
			one[start] === other[start + 1] &&
			one[start + 1] === other[start])
	);
}

/** The edit distance up to which two words count as similar. */
const mostSlips = (length: number) => (length < 4 ? 1 : length < 8 ? 2 : 3);

/** The edit distance of two words; above `most`, any number greater than it. */
function distance(one: string, other: string, most: number): number {
	if (Math.abs(one.length - other.length) > most) return most + 1;
	let before = Array.from({ length: other.length + 1 }, (_, index) => index);
	for (let i = 1; i <= one.length; i += 1) {
		const row = [i];
		for (let j = 1; j <= other.length; j += 1) {
			const changed = (before[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
			row.push(Math.min(changed, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
		}
		if (Math.min(...row) > most) return most + 1;
		before = row;
	}
	return before[other.length] ?? most + 1;
}

const words = (folded: string) => folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/** The titles with the words most similar to the query, at most so many, the best first. Both must be folded. */
export function nearestTitles<Title extends { folded: string }>(
	asked: string,
	titles: readonly Title[],
	most: number,
): Title[] {
	const wanted = words(asked).filter((word) => word.length > 2);
	const scored = titles.map((title) => {
		const there = words(title.folded);
		let score = 0;
		for (const word of wanted) {
			const slips = mostSlips(word.length);
			// An unfinished word is compared with the beginning of the other.
			const nearest = Math.min(
				...there.map((other) =>
					Math.min(
						distance(word, other, slips),
						distance(word, other.slice(0, word.length), slips),
					),
				),
			);
			score += nearest <= slips ? (slips + 1 - nearest) / (slips + 1) : 0;
		}
		return { title, score };
	});
	return scored
		.filter(({ score }) => score > 0)
		.toSorted((a, b) => b.score - a.score)
		.slice(0, most)
		.map(({ title }) => title);
}
