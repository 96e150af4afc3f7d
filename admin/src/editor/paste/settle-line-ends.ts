/** Stands for a line break until it is known whether it ends a paragraph. */
export const lineEnd = '\uE000';

const severalEnds = new RegExp(`(?<![ \\t])[ \\t]*(?:${lineEnd}[ \\t]*(?:\\n[ \\t]*)?){2,}`, 'g');
const lastEnd = new RegExp(`(?<![ \\t])[ \\t]*${lineEnd}(?=\\s*(?:\\n[ \\t]*\\n|$))`, 'g');
const firstEnd = new RegExp(`(?<!\\s)(\\s*)${lineEnd}\\n?`, 'g');
/** The blanks before a line's end. */
export const endOfLine = /(?<![ \t])[ \t]+$/gm;
const blankLine = /\n[ \t]*\n/;

/**
 * Turns several line breaks into a paragraph break, drops one at a paragraph's edge, and writes any other as Markdown
 * does. A run of blanks is read from its beginning alone, because pasted code may consist of them.
 */
export const settleLineEnds = (text: string) =>
	text
		.replace(severalEnds, '\n\n')
		.replace(lastEnd, '')
		.replace(firstEnd, (whole, space: string, at: number) => {
			const { index = -1, 0: line = '' } = blankLine.exec(space) ?? {};
			if (at > 0 && index < 0) return whole;
			return at > 0 ? space.slice(0, index + line.length) : '';
		})
		.replaceAll(lineEnd, '\\');
