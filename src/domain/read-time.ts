/** Words a minute of Portuguese prose, silently read (Trauzettel-Klosinski, IReST 2012: 181 ± 29). */
const wordsPerMinute = 181;
/** A look at a picture: 12 s for the first, one less for each further one, never under 3. */
const firstImageSeconds = 12;
const leastImageSeconds = 3;

/** Whole minutes at Portuguese reading speed, images counted, at least 1. */
export function readingMinutes(words: number, images = 0): number {
	return Math.max(1, Math.round(words / wordsPerMinute + imageSeconds(images) / 60));
}

/** Spec §3: a read time is text such as `5 min`. */
export function formatReadTime(minutes: number): string {
	return `${minutes} min`;
}

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu;

/** Words as a reader counts them: runs of letters and digits; hyphens and apostrophes do not part them. */
export function countWords(text: string): number {
	let count = 0;
	word.lastIndex = 0;
	while (word.test(text)) count += 1;
	return count;
}

function imageSeconds(images: number): number {
	const decreasing = firstImageSeconds - leastImageSeconds;
	const first = Math.min(images, decreasing);
	const sum = (first * (2 * firstImageSeconds - first + 1)) / 2;
	return sum + (images - first) * leastImageSeconds;
}
