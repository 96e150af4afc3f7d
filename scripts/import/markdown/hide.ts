/** A match, or what is like one. */
export type Spot = Pick<RegExpExecArray, 0 | 'index' | 'input'>;

/** Letters of a line that are looked at on each side: many tags on a line without an end would read it as many times. */
const farthest = 1000;
export const lineBefore = ({ index, input }: Spot) =>
	input
		.slice(Math.max(0, index - farthest), index)
		.split('\n')
		.at(-1) ?? '';
export const lineAfter = ({ 0: whole, index, input }: Spot) =>
	input.slice(index + whole.length, index + whole.length + farthest).split('\n', 1)[0] ?? '';

/** Hides a tag in a comment, or what it says, because only the old site's code knows its output. */
export function hide(spot: Spot, said = spot[0]): string {
	const [before, after] = [lineBefore(spot), lineAfter(spot)];
	// An empty line would end a comment within a paragraph, and a second hyphen any comment.
	const lines = said.split('\n').map((each) => each.trim());
	const line = lines
		.filter(Boolean)
		.join(' ')
		.replace(/-(?=-)/g, '- ');
	const words = /\|/.test(before + after) ? line.replaceAll('|', '\\|') : line;
	// The rest of a line that starts with a comment is HTML, not Markdown.
	const isBeforeText = before.trim() === '' && after.trim() !== '';
	return `<!-- ${words} -->${isBeforeText ? '\n' : ''}`;
}

const textBefore = ({ input, index }: Spot) => input.slice(Math.max(0, index - 300), index);

/** Within an address or an attribute, a comment would break the surrounding syntax. */
export const isWithinAddress = (spot: Spot) =>
	/\]\([^)\s]*$|=(?:"[^"\n]*|'[^'\n]*)$|(?:^|\n) {0,3}\[(?!\^)[^\]\n]+\]:[ \t]*\S*$/.test(
		textBefore(spot),
	);

/** Hides what the old site showed nobody; where a comment would show, nothing is kept. */
export const hideNote = (spot: Spot): string =>
	/^(?: {4}|\t)/.test(lineBefore(spot)) || isWithinAddress(spot) ? '' : hide(spot);
