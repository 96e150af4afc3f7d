const fence =
	/^[ \t]*(?<fence>`{3,}(?!`)|~{3,}(?!~))[^\n]*\n[\s\S]*?(?:^[ \t]*\k<fence>[`~]*[ \t]*$|(?![\s\S]))/gm;
const span = /(?<!`)(?<span>`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S]){1,2000}?(?<!`)\k<span>(?!`)/g;
/** Code in Markdown's own marks, for patterns with other alternatives; needs the flag `m`. */
export const codeSource = `${fence.source}|${span.source}`;
const closed: readonly (readonly [start: string, end: string])[] = [
	['(?<!\\\\)<pre\\b[^<>]*>', '</pre>'],
	['(?<!\\\\)<code\\b[^<>]*>', '</code>'],
	['(?<!\\\\)<!--', '-->'],
];

const blank = (part: string) => part.replace(/[^\n]/g, ' ');

/** Stops at the last end: from each start behind it, a search would read the whole rest of the text in vain. */
function maskClosed(text: string, [start, end]: (typeof closed)[number]): string {
	const last = [...text.matchAll(new RegExp(end, 'gi'))].at(-1);
	if (!last) return text;
	const until = last.index + end.length;
	const part = new RegExp(`${start}[\\s\\S]*?${end}`, 'gi');
	return text.slice(0, until).replace(part, blank) + text.slice(until);
}

/** Replaces code and hidden parts of a text with blanks; all other characters keep their offsets. */
export const maskCode = (text: string): string =>
	closed.reduce(maskClosed, text.replace(fence, blank)).replace(span, blank);
