import type { Line } from './read-lines.ts';

const number =
	/^(?:[-–—]?\s?(\d{1,4})\s?[-–—]?|(?:página|pág\.?|p\.)\s?(\d{1,4})(?:\s?(?:de|\/)\s?\d{1,4})?|(\d{1,4})\s?(?:de|\/)\s?\d{1,4})$/i;
/** Between dashes, or with how many there are. */
const sure = /^(?:[-–—]\s?\d{1,4}\s?[-–—]|(?:Página|Pág\.?)\s\d{1,4}\s?(?:de|\/)\s?\d{1,4})$/;
/** No page of a book has fewer lines. */
const leastLines = 12;

/** A line that says a number and nothing else, which may be a page's or the sentence's. */
export const isNumber = ({ words }: Line): boolean => number.test(words);

interface Place {
	at: number;
	value: number;
	line: Line;
}

const readNumber = ({ words }: Line) => Number(number.exec(words)?.slice(1).find(Boolean));

/** A number that stands alone where a word goes on. */
function isWithinWord({ at, line }: Place, lines: readonly Line[]): boolean {
	const [above, below] = [lines[at - 1], lines[at + 1]];
	if (!above || !below || !line.isApart || !below.isApart) return false;
	return /\p{L}[-\u2010\u2011]$/u.test(above.words) && /^\p{Ll}/u.test(below.words);
}

const isNextPage = (one: Place, other: Place) =>
	Math.abs(one.at - other.at) > leastLines &&
	Math.sign(one.at - other.at) === one.value - other.value;

/** Only what is surely a page's number: in doubt it is a number of the sentence, which must not be lost. */
export function findPageNumbers(lines: readonly Line[]): ReadonlySet<Line> {
	const places = lines.flatMap((line, at): Place[] =>
		isNumber(line) ? [{ at, value: readNumber(line), line }] : [],
	);
	/** A page's head or foot. */
	const hasHead = (one: Place, other: Place) =>
		[-1, 1].some((side) => {
			const beside = lines[one.at + side];
			const same = beside?.words === lines[other.at + side]?.words;
			return one.value !== other.value && same && beside !== undefined && !isNumber(beside);
		});
	const found = places.filter(
		(one) =>
			sure.test(one.line.words) ||
			isWithinWord(one, lines) ||
			places.some((other) => isNextPage(one, other) || hasHead(one, other)),
	);
	return new Set(found.map(({ line }) => line));
}
