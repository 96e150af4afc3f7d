import { findRanges } from './mark-words.ts';

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
