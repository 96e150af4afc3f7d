import { cleanText, dropUnseen } from './clean-text.ts';
import { tableOf } from './table-of.ts';
import { oneLine } from './title-prefix.ts';

/** Each pass shortens the text; nested marks need more than one pass. */
const mostRounds = 4;

/** Where a word may break, as HTML writes it. */
export const writtenBreak = /&(?:shy|ZeroWidthSpace|zwn?j|#173|#x0*ad|#820[345]|#x200[bcd]);/gi;

const steps: readonly (readonly [RegExp, string])[] = [
	[writtenBreak, ''],
	[/(?<!\\)<!--[\s\S]*?(?:-->|$)/g, ' '],
	[/\{\/\*[\s\S]{0,2000}?\*\/\}/g, ' '],
	[/^( {0,3}#{1,6}[ \t][^\n{}]*)\{#[^\s{}]{1,120}\}[ \t]*$/gm, '$1'],
	[/(?<!\\)<(script|style)\b[^<>]*>[\s\S]*?(?:<\/\1>|$)/gi, ' '],
	[/(?<!\\)<\/?[a-z][^<>]*>/gi, ' '],
	[/^[ \t]*(?:`{3,}|~{3,})[^\n]*$/gm, ' '],
	[/^ {0,3}\[[^\]\n]{1,200}\]:[^\n]*$/gm, ' '],
	[/^ {0,3}\|?(?:[ \t]*:?-{2,}:?[ \t]*\|)+[ \t]*(?:[:-]+[ \t]*)?$/gm, ' '],
	[/^[ \t]*(?:[-*_][ \t]*){3,}$/gm, ' '],
	[/^[ \t]*=+[ \t]*$/gm, ' '],
	[/^[ \t]*(?:>[ \t]*)+/gm, ''],
	[/^[ \t]*#{1,6}(?:[ \t]+|$)/gm, ''],
	[/^[ \t]*(?:[-*+•][ \t]+)+/gm, ''],
	[/^[ \t]*\[[ xX]\][ \t]+/gm, ''],
	[/!\[([^[\]]*)\]\([^()\n]*\)/g, '$1'],
	[/\[\^[^[\]\s]{1,80}\]/g, ''],
	[/\[([^[\]]*)\]\((?:[^()\n]|\([^()\n]*\))*\)/g, '$1'],
	[/\[([^[\]]*)\]\[[^[\]]*\]/g, '$1'],
	[/(\*{1,3}|`{1,3})(?=\S)([^*`\n]*[^*`\s])\1/g, '$2'],
	[/(?<!~)~~(?=[^\s~])((?:[^~\n]|~(?!~))*[^\s~])~~(?!~)/g, '$1'],
	[/(?<![\p{L}\p{N}_])(_{1,3})(?=\S)([^_\n]*[^_\s])\1(?![\p{L}\p{N}_])/gu, '$2'],
];

const entities = tableOf<string>({
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	'#39': "'",
	nbsp: ' ',
});

/** Removes Markdown and HTML marks and returns one line. Idempotent. */
export function stripMarks(source: string): string {
	let text = dropUnseen(cleanText(source))
		.replace(/[ \t]{5,}/g, '    ')
		.replace(/\n{3,}/g, '\n\n');
	for (let round = 0; round < mostRounds; round += 1) {
		const stripped = oneLine(stripOnce(text));
		if (stripped === text) return text;
		text = stripped;
	}
	return oneLine(text.replace(/[*_`~#<>[\]|\\&•]/g, '')).replace(/^(?:[-+]\s+)+/, '');
}

function stripOnce(text: string): string {
	let stripped = text;
	for (const [pattern, replacement] of steps) stripped = stripped.replace(pattern, replacement);
	return stripped
		.replace(/\*\*|__|``+/g, '')
		.replace(/(?<![ \t])[ \t]*\|[ \t]*/g, ' ')
		.replace(/\\(?=[!-/:-@[-`{-~])/g, '')
		.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? ' ');
}

/** A text without marks, line by line, as readers see its words. */
export const asRead = (source: string): string =>
	source
		.split('\n')
		.map((line) => stripMarks(line))
		.join('\n')
		.replace(/\n{3,}/g, '\n\n')
		.trim();

/** Two versions as readers see them; with their marks where these are all that differs. */
export function bothAsRead(before: string, after: string): { before: string; after: string } {
	const read = { before: asRead(before), after: asRead(after) };
	return read.before === read.after ? { before, after } : read;
}
