const fence =
	/^[ \t]*(?<fence>`{3,}(?!`)|~{3,}(?!~))[^\n]*\n[\s\S]*?(?:^[ \t]*\k<fence>[`~]*[ \t]*$|(?![\s\S]))/gm;
const span = /(?<!`)(?<span>`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S]){1,2000}?(?<!`)\k<span>(?!`)/g;
/** Code in Markdown's own marks, for patterns with other alternatives; needs the flag `m`. */
export const codeSource = `${fence.source}|${span.source}`;
/** Signs, in two patterns. */
type Closed = readonly [start: string, end: string];
const closed: readonly Closed[] = [
	['(?<!\\\\)<pre\\b[^<>]*>', '</pre>'],
	['(?<!\\\\)<code\\b[^<>]*>', '</code>'],
	['(?<!\\\\)<!--', '-->'],
];

const blank = (part: string) => part.replace(/[^\n]/g, ' ');

/**
 * Blanks what stands between such signs. Stops at the last end: from each start behind it, a search would read the whole
 * rest of the text in vain.
 */
export function maskClosed(text: string, [start, end]: Closed): string {
	const last = [...text.matchAll(new RegExp(end, 'gi'))].at(-1);
	if (!last) return text;
	const until = last.index + end.length;
	const part = new RegExp(`${start}[\\s\\S]*?${end}`, 'gi');
	return text.slice(0, until).replace(part, blank) + text.slice(until);
}

/** Replaces code and hidden parts of a text with blanks; all other characters keep their offsets. */
export const maskCode = (text: string): string =>
	closed.reduce(maskClosed, text.replace(fence, blank)).replace(span, blank);
