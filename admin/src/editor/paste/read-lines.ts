import { maskCode } from '#domain/text/mask-code';
import { wordsOf } from './chat-text.ts';

export interface Line {
	/** Where it begins, where its words do behind the signs of quotations, and where they end. */
	from: number;
	textFrom: number;
	to: number;
	quote: string;
	written: string;
	/** Its words, as they are read. */
	words: string;
	/** Starts a block of its own: nothing above it goes on in it. */
	isStart: boolean;
	/** No prose: nothing is joined to it. */
	isOther: boolean;
	/** Whether blank lines stand above it. */
	isApart: boolean;
}

const quotes = /^[^\S\n]*(?:>[ \t]?)*[^\S\n]*/;
const lineBreak = /(?:\\|(?<!\s)\s+)$/;
const other = /^(?:#{1,6}\s|\||<\/?[a-z]|!\[|\[\^|(?:-{3,}|={3,}|\*{3,}|_{3,})$|https?:\/\/\S+$)/i;
const start = /^(?:[-–—*+•◦▪·]|\d{1,3}[.)]|[a-z]\))\s/i;
const isIndentedCode = (text: string) => /^(?: {4}|\t)/.test(text);

/** The lines that are not blank. */
export function readLines(text: string): Line[] {
	const masked = maskCode(text).split('\n');
	const lines: Line[] = [];
	let [from, isApart] = [0, true];
	for (const [at, whole] of text.split('\n').entries()) {
		const quote = quotes.exec(whole)?.[0] ?? '';
		const written = whole.slice(quote.length).replace(lineBreak, '');
		const words = wordsOf(written);
		if (words.trim() !== '') {
			const isHidden = (masked[at] ?? '').trim() === '';
			lines.push({
				from,
				textFrom: from + quote.length,
				to: from + quote.length + written.length,
				written,
				words,
				quote: quote.replace(/[ \t]/g, ''),
				isStart: start.test(words),
				isOther: isHidden || other.test(words) || (isApart && isIndentedCode(whole)),
				isApart,
			});
		}
		isApart = words.trim() === '';
		from += whole.length + 1;
	}
	return lines;
}
