import { EditorState, type Extension, type Transaction } from '@codemirror/state';
import { isPlainText, plainTextToMarkdown } from '#domain/plain-text';
import { guessedHeadings, headingsGuessed } from '../look/guessed-headings.ts';

interface Edit {
	from: number;
	to: number;
	insert: string;
}

const written = /[^\n]*\S[^\n]*/g;
const isParted = (gap: string) => /\n[ \t]*\n/.test(gap);

/** The smallest change between two texts. */
function shortened({ from, insert }: Edit, old: string): Edit[] {
	if (old === insert) return [];
	const most = Math.min(old.length, insert.length);
	let start = 0;
	while (start < most && old[start] === insert[start]) start += 1;
	let end = 0;
	while (end < most - start && old.at(-1 - end) === insert.at(-1 - end)) end += 1;
	const to = from + old.length - end;
	return [{ from: from + start, to, insert: insert.slice(start, insert.length - end) }];
}

/**
 * Converts a text whose structure the renderer guesses to the Markdown that it reads in it. Both have the same lines
 * with text in the same order; blank lines that separate two of them in either stay.
 */
export function guessEdits(text: string): Edit[] {
	const made = plainTextToMarkdown(text);
	const [old, now] = [[...text.matchAll(written)], [...made.matchAll(written)]];
	if (old.length !== now.length) return [{ from: 0, to: text.length, insert: made }];
	return old.flatMap((line, index) => {
		const other = now[index] ?? line;
		const edits = shortened({ from: line.index, to: 0, insert: other[0] }, line[0]);
		const [next, otherNext] = [old[index + 1], now[index + 1]];
		if (!next || !otherNext) return edits;
		const from = line.index + line[0].length;
		const gap = text.slice(from, next.index);
		const insert = made.slice(other.index + other[0].length, otherNext.index);
		return isParted(gap) && isParted(insert)
			? edits
			: [...edits, ...shortened({ from, to: 0, insert }, gap)];
	});
}

const isTyped = (transaction: Transaction) =>
	transaction.isUserEvent('input') || transaction.isUserEvent('delete');

const keep = EditorState.transactionFilter.of((transaction) => {
	const { startState, docChanged, changes } = transaction;
	if (!docChanged || !isTyped(transaction)) return transaction;
	if (!headingsGuessed(startState) || isPlainText(transaction.newDoc.toString()))
		return transaction;
	const kept = guessEdits(startState.doc.toString())
		.filter(({ from, to }) => !changes.touchesRange(from, to))
		.map(({ from, to, insert }) => ({
			from: changes.mapPos(from, 1),
			to: changes.mapPos(to, 1),
			insert,
		}));
	return kept.length === 0 ? transaction : [transaction, { changes: kept, sequential: true }];
});

/**
 * One mark ends the guessing for the whole text, so everything guessed is written out in the same transaction: the
 * article stays the same, and one undo reverts both.
 */
export const keepGuesses: Extension = [guessedHeadings, keep];
