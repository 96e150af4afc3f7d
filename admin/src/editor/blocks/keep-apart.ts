import type { EditorState } from '@codemirror/state';
import { completions } from '../keys/completions.ts';
import { breaksAbove, breaksBelow, missing } from '../keys/insert-apart.ts';
import { fenceOn, lookOf } from '../look/line-look.ts';
import { findBlock } from './blocks-field.ts';

const blockBeside = (state: EditorState, at: number, side: -1 | 1) =>
	findBlock(state, Math.max(0, Math.min(at, at + side)), Math.max(at, at + side), side < 0);

const fence = /^[\s>]*(?:`{3,}|~{3,})\s*$/;

/** Is this the end of code that is closed? */
function isCodeEnd(state: EditorState, at: number): boolean {
	const line = state.doc.lineAt(at);
	if (at < line.to || !fence.test(line.text)) return false;
	const { block } = lookOf(state, line);
	return (fenceOn(line, block)?.from ?? 0) > (block?.from ?? 0);
}

/** Whether words at this place would come to a block: in the blank line beside it, or at its very edge. */
function isBeside(state: EditorState, at: number, side: -1 | 1): boolean {
	if (side < 0 && isCodeEnd(state, at)) return true;
	const block = blockBeside(state, at, side);
	const edge = side < 0 ? block?.to : block?.from;
	// The edge of a table is written in its cells.
	if (edge === at) return block?.widget.takesMarks === false;
	return edge === at + side && state.doc.lineAt(at).text.trim() === '';
}

/** What is written beside a block becomes a paragraph of its own. */
export const keepApart = completions.of((before, changes) => {
	const added: { from: number; insert: string }[] = [];
	const part = (at: number) => {
		const doc = changes.apply(before.doc);
		const insert = missing(breaksAbove(doc, at) + breaksBelow(doc, at));
		if (insert !== '') added.push({ from: at, insert });
	};
	changes.iterChanges((fromA, toA, fromB, toB) => {
		if (fromA !== toA) return;
		const [isUnder, isOver] = [isBeside(before, fromA, -1), isBeside(before, fromA, 1)];
		const isOnBlank = before.doc.lineAt(fromA).text.trim() === '';
		if (isUnder || (isOver && isOnBlank)) part(fromB);
		if (isOver || (isUnder && isOnBlank)) part(toB);
	});
	return added;
});
