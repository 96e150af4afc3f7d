import type { EditorState } from '@codemirror/state';
import { completions } from '../keys/completions.ts';
import { breaksAbove, breaksBelow, missing } from '../keys/insert-paragraph.ts';
import { lineInfo } from '../look/line-info.ts';
import { beginsBlock, endsBlock, goesOn } from './block-edges.ts';
import { findBlock } from './blocks-field.ts';

/** Would words at this place come to a block: in a blank line beside it, or at its very edge? */
function isBeside(state: EditorState, at: number): boolean {
	const block = findBlock(state, at);
	// The edge of a table is written in its cells.
	if (block) return !block.widget.takesMarks && (at === block.from || at === block.to);
	const { doc } = state;
	const line = doc.lineAt(at);
	const { kind } = lineInfo(state, line);
	if (kind === 'code') return at === line.to && endsBlock(state, line);
	if (kind !== 'blank' || line.text.trim() !== '') return false;
	const above = line.number > 1 && doc.line(line.number - 1);
	const below = line.number < doc.lines && doc.line(line.number + 1);
	if (above && goesOn(state, above)) return false;
	return (above && endsBlock(state, above)) || (below && beginsBlock(state, below));
}

/** What is written beside a block becomes a paragraph of its own. */
export const keepApart = completions.of((before, changes) => {
	const added: { from: number; insert: string }[] = [];
	changes.iterChanges((fromA, toA, fromB, toB) => {
		if (fromA !== toA || !isBeside(before, fromA)) return;
		const doc = changes.apply(before.doc);
		for (const at of [fromB, toB]) {
			const insert = missing(breaksAbove(doc, at) + breaksBelow(doc, at));
			if (insert !== '') added.push({ from: at, insert });
		}
	});
	return added;
});
