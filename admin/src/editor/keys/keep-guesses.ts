import type { Extension } from '@codemirror/state';
import { isPlainText, plainTextToMarkdown } from '#domain/text/plain-text';
import { type Change, leastChange } from '../least-change.ts';
import { guessedHeadings, headingsGuessed } from '../look/guessed-headings.ts';
import { type Completion, completions } from './completions.ts';

const written = /[^\n]*\S[^\n]*/g;
const isParted = (gap: string) => /\n[ \t]*\n/.test(gap);

/**
 * Converts a text whose structure the renderer guesses to the Markdown that it reads in it. Both have the same lines
 * with text in the same order; blank lines that separate two of them in either stay.
 */
export function guessEdits(text: string): Change[] {
	const made = plainTextToMarkdown(text);
	const [old, now] = [[...text.matchAll(written)], [...made.matchAll(written)]];
	if (old.length !== now.length) return [{ from: 0, to: text.length, insert: made }];
	const edits = old.flatMap((line, index) => {
		const other = now[index] ?? line;
		const end = line.index + line[0].length;
		const edit = leastChange(text, { from: line.index, to: end, insert: other[0] });
		const [next, otherNext] = [old[index + 1], now[index + 1]];
		if (!next || !otherNext) return [edit];
		const gap = text.slice(end, next.index);
		const insert = made.slice(other.index + other[0].length, otherNext.index);
		if (isParted(gap) && isParted(insert)) return [edit];
		return [edit, leastChange(text, { from: end, to: next.index, insert })];
	});
	return edits.filter(({ from, to, insert }) => from !== to || insert !== '');
}

const keep: Completion = (before, changes) => {
	if (!headingsGuessed(before) || isPlainText(changes.apply(before.doc).toString())) return [];
	return guessEdits(before.doc.toString())
		.filter(({ from, to }) => !changes.touchesRange(from, to))
		.map(({ from, to, insert }) => ({
			from: changes.mapPos(from, 1),
			to: changes.mapPos(to, 1),
			insert,
		}));
};

/**
 * One mark ends the guessing for the whole text, so everything guessed is written out in the same transaction: the
 * article stays the same, and one undo reverts both.
 */
export const keepGuesses: Extension = [guessedHeadings, completions.of(keep)];
