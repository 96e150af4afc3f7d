import type { EditorState, StateCommand } from '@codemirror/state';
import type { Part } from '../least-change.ts';
import { isNoteNext } from './insert-note.ts';

const isEmpty = (text: string) => text.trim() === '';

/** An empty line becomes the block; behind written ones it comes after their paragraph. */
function placeOf({ doc, selection }: EditorState): Part {
	let line = doc.lineAt(selection.main.head);
	if (isEmpty(line.text)) return { from: line.from, to: line.to };
	while (line.number < doc.lines && !isEmpty(doc.line(line.number + 1).text))
		line = doc.line(line.number + 1);
	return { from: line.to, to: line.to };
}

/** A block with blank lines around it. The cursor goes to the text below it, or `inside` letters into it. */
export const insertApart =
	(block: string, inside?: number): StateCommand =>
	({ state, dispatch }) => {
		const place = placeOf(state);
		const before = state.sliceDoc(0, place.from).trimEnd();
		const behind = state.sliceDoc(place.to);
		const gap = before === '' ? '' : '\n\n';
		const from = before.length;
		const to =
			place.to + (/^\s*\n/.exec(behind)?.[0].length ?? behind.length * Number(isEmpty(behind)));
		const written = gap.length + block.length + 2;
		// The notes stay last: the cursor gets a line of its own before them.
		const line = inside === undefined && isNoteNext(behind) ? '\n\n' : '';
		const insert = `${gap}${block}\n\n${line}`;
		const anchor = from + (inside === undefined ? written : gap.length + inside);
		dispatch(
			state.update({
				changes: { from, to, insert },
				selection: { anchor },
				scrollIntoView: true,
				userEvent: 'input',
			}),
		);
		return true;
	};
