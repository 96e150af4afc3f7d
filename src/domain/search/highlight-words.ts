import { foldWithOrigins } from './fold-for-search.ts';
import { isTermInfix, type JoinedRun, listJoinedRuns, ordinalNumber } from './search-match.ts';

interface MarkedPiece {
	text: string;
	marked: boolean;
	/** It begins within a word. */
	isWithin?: boolean;
}

interface Range {
	start: number;
	end: number;
}

const afterLetter = /(?<=[\p{L}\p{M}\p{N}\u00ad])/uy;
const restOfWord = /[\p{L}\p{M}\p{N}\u00ad]*/uy;

const matchAt = (pattern: RegExp, text: string, at: number): string | undefined => {
	pattern.lastIndex = at;
	return pattern.exec(text)?.[0];
};

/**
 * Splits a text into marked and unmarked pieces. A word that begins as a term does is marked whole, because screen
 * readers would tell its pieces apart: `Gestão` for `gesta`.
 */
export function markWords(text: string, terms: readonly string[]): MarkedPiece[] {
	const pieces: MarkedPiece[] = [];
	let at = 0;
	for (const { start, end: found } of findRanges(text, terms)) {
		if (start < at) continue;
		const isWithin = matchAt(afterLetter, text, start) !== undefined;
		const end = isWithin ? found : found + (matchAt(restOfWord, text, found) ?? '').length;
		if (start > at) pieces.push({ text: text.slice(at, start), marked: false });
		pieces.push({ text: text.slice(start, end), marked: true, ...(isWithin && { isWithin }) });
		at = end;
	}
	if (at < text.length) pieces.push({ text: text.slice(at), marked: false });
	return pieces;
}

/** The ranges of the terms in a text, in order and without overlaps; a letter such as `ﬁ` or `½` is within or without. */
export function findRanges(text: string, terms: readonly string[]): Range[] {
	const { folded, starts, ends } = foldWithOrigins(text);
	const joined = listJoinedRuns(folded);
	const found = terms
		.flatMap((term) => [...findTerm(folded, term), ...findJoined(joined, term)])
		.map(({ start, end }) => ({ start: starts[start] ?? 0, end: ends[end - 1] ?? 0 }));
	const ranges: Range[] = [];
	for (const { start, end } of found.sort((a, b) => a.start - b.start || b.end - a.end)) {
		const last = ranges.at(-1);
		if (last && start <= last.end) last.end = Math.max(last.end, end);
		else ranges.push({ start, end });
	}
	return ranges;
}

function findTerm(folded: string, term: string): Range[] {
	const ranges: Range[] = [];
	const whole = !isTermInfix(term);
	for (let start = folded.indexOf(term); start >= 0; start = folded.indexOf(term, start + 1)) {
		const end = start + term.length;
		if (!whole || isWholeWord(folded, start, end)) ranges.push({ start, end });
	}
	return ranges;
}

/** Where a term stands with signs within: `wifi` in 'Wi-Fi'. */
const findJoined = (runs: readonly JoinedRun[], term: string): Range[] =>
	runs.flatMap(({ letters, places, starts }) =>
		starts
			.filter((start) => isTermInfix(term) && letters.startsWith(term, start))
			.map((start) => ({
				start: places[start] ?? 0,
				end: (places[start + term.length - 1] ?? 0) + 1,
			})),
	);

function isWholeWord(folded: string, start: number, end: number): boolean {
	const before = folded.slice(Math.max(0, start - 2), start);
	const word = folded.slice(start, end);
	const [rest = ''] = /^[\p{L}\p{N}]*/u.exec(folded.slice(end, end + 3)) ?? [];
	return !/[\p{L}\p{N}]$/u.test(before) && (rest === '' || ordinalNumber(word + rest) === word);
}

const lettersBefore = 40;
const lettersAfter = 80;

/** The text around the first match of a term, cut between words; undefined when there is none. */
export function findSnippet(text: string, terms: readonly string[]): string | undefined {
	const plain = text.replace(/\s+/g, ' ').trim();
	const [first] = findRanges(plain, terms);
	if (!first) return undefined;
	const from = Math.max(0, first.start - lettersBefore);
	const to = Math.min(plain.length, first.end + lettersAfter);
	const start = from === 0 ? 0 : endOfSpace(plain, from, first.start);
	const end = to === plain.length ? to : Math.max(first.end, plain.lastIndexOf(' ', to));
	return `${start > 0 ? '…' : ''}${plain.slice(start, end)}${end < plain.length ? '…' : ''}`;
}

function endOfSpace(text: string, from: number, latest: number): number {
	const space = text.indexOf(' ', from);
	return space < 0 || space >= latest ? latest : space + 1;
}
