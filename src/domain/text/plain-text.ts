/** Signs of Markdown blocks or HTML, which mean that the text is not plain. */
const markup = [
	/^ {0,3}#{1,6}(?:[ \t]|$)/m,
	/^ {0,3}(?:```|~~~)/m,
	/^ {0,3}\S[^\n]*\n {0,3}(?:=+|-{2,})[ \t]*$/m,
	/^ {0,3}\|?(?:[ \t]*:?-+:?[ \t]*\|)+(?:[ \t]*:?-+:?[ \t]*)?$/m,
	/(?<!\\)<(?:\/?[a-z][a-z0-9-]*(?:[\s/>]|$)|!--)/i,
	/^ {0,3}\[[^\]\n]{1,200}\]:/m,
];

const bullet = /^([ \t]*)[•●◦▪▫■□‣⁃∙·➢➤►▶✓✔✅\uf0b7\uf0a7][ \t\u00a0]*(?=\S)/u;
const listItem = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+\S/;
const finalPunctuation = /[.!;,…]["”’»)\]*_]*$/u;
/** A backslash that is not itself a sign, at the end. */
const writtenBreak = /(?<!\\)(?:\\\\)*\\$/;
const wrappedLine = { least: 55, most: 100 };

/** Whether the text has no Markdown blocks and no HTML. Bullets, quotes and emphasis still count as plain. */
export function isPlainText(content: string): boolean {
	return !markup.some((pattern) => pattern.test(content));
}

/** A line that begins with a bullet character becomes a Markdown list item. */
export function convertBullet(line: string): string {
	return line.replace(bullet, '$1- ');
}

/**
 * Converts plain text to Markdown. Short capitalised lines become headings and bullets become lists. Lines of one block
 * become paragraphs when they are long and line breaks when they are short; hard-wrapped lines are joined.
 */
export function plainTextToMarkdown(content: string): string {
	return guessBlocks(content)
		.map(({ text, isHeading }) => (isHeading ? `## ${text.trim()}` : setBlock(text)))
		.join('\n\n');
}

/** Offsets of the lines that are taken for headings. */
export function findGuessedHeadings(content: string): number[] {
	return guessBlocks(content)
		.filter(({ isHeading }) => isHeading)
		.map(({ from }) => content.lastIndexOf('\n', from - 1) + 1);
}

interface GuessedBlock {
	text: string;
	/** Offset of its text in the whole. */
	from: number;
	isHeading: boolean;
}

function guessBlocks(content: string): GuessedBlock[] {
	const blocks = splitBlocks(content);
	const candidates = blocks.map(
		({ text }, index) => index < blocks.length - 1 && isHeadingLine(text),
	);
	return blocks.map((block, index) => ({ ...block, isHeading: isHeading(candidates, index) }));
}

function splitBlocks(content: string): { text: string; from: number }[] {
	const gaps = [...content.matchAll(/\n[ \t]*(?:\n[ \t]*)+/g)];
	const starts = [0, ...gaps.map((gap) => gap.index + gap[0].length)];
	return starts
		.map((start, index) => {
			const block = content.slice(start, gaps[index]?.index);
			const text = block.replace(/^\n+/, '');
			return { text: text.trimEnd(), from: start + block.length - text.length };
		})
		.filter(({ text }) => text !== '');
}

/** Capitalised, 3–80 characters, ending in ':' or '?' or without final punctuation. */
function isHeadingLine(block: string): boolean {
	const line = block.trim();
	if (line.includes('\n') || line.length < 3 || line.length > 80) return false;
	if (listItem.test(line) || bullet.test(line) || /^(?:[>#|[!<—–-]|https?:)/i.test(line))
		return false;
	if (!/^[^\p{L}]{0,8}\p{Lu}/u.test(line) || /[*_`\\]/.test(line)) return false;
	return !finalPunctuation.test(line);
}

/** Three heading-like lines in a row are a list of names, not headings. */
function isHeading(candidates: boolean[], index: number): boolean {
	if (!candidates[index]) return false;
	let first = index;
	while (candidates[first - 1] && index - first < 3) first -= 1;
	let last = index;
	while (candidates[last + 1] && last - index < 3) last += 1;
	return last - first < 2;
}

function setBlock(block: string): string {
	const lines = block.split('\n').map(convertBullet);
	if (lines.length === 1 || lines.some((line) => /^[ \t]*>|^(?: {4}|\t)/.test(line)))
		return lines.join('\n');
	if (lines.some((line) => listItem.test(line))) return setListBlock(lines);
	const { least, most } = wrappedLine;
	if (lines.some((line) => line.length > most)) return joinLines(lines, '\n\n');
	const isWrapped = lines.slice(0, -1).every((line) => line.length >= least);
	return joinLines(
		lines.map((line) => line.trimEnd()),
		isWrapped ? '\n' : '  \n',
	);
}

/** A line break that is written as one stays one: with anything behind it, its backslash would be seen. */
const joinLines = (lines: readonly string[], end: string): string =>
	lines
		.map((line, at) => (at === 0 ? '' : writtenBreak.test(lines[at - 1] ?? '') ? '\n' : end) + line)
		.join('');

/** A capitalised line right after an item starts a paragraph; any other line continues the item. */
function setListBlock(lines: string[]): string {
	return lines
		.map((line, index) => {
			const before = lines[index - 1] ?? '';
			const follows = listItem.test(before) && !writtenBreak.test(before);
			return follows && /^\p{Lu}/u.test(line) ? `\n${line}` : line;
		})
		.join('\n');
}
