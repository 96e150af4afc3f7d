import { EditorSelection, EditorState, type Extension, Prec } from '@codemirror/state';
import { type Command, keymap } from '@codemirror/view';
import { isGap, lookOf } from './line-look.ts';

/** The nearest line with text, searched first in the direction of the cursor's movement. */
function writtenLine(state: EditorState, at: number, direction: 1 | -1) {
	const { doc } = state;
	const here = doc.lineAt(at);
	for (const step of [direction, -direction]) {
		let line = here;
		while (isGap(state, line)) {
			const next = line.number + step;
			if (next < 1 || next > doc.lines) break;
			line = doc.line(next);
		}
		if (!isGap(state, line)) return line;
	}
	return here;
}

/** Where a cursor coming from `old` may be: outside the gaps between blocks, and behind hidden marks. */
function placeFor(state: EditorState, at: number, old: number): number {
	const line = writtenLine(state, at, at < old ? -1 : 1);
	const { textFrom } = lookOf(state, line);
	if (at > line.to) return line.to;
	if (at >= textFrom) return at;
	const isLeaving = at >= line.from && old === textFrom && line.number > 1;
	return isLeaving ? placeFor(state, line.from - 1, line.from) : textFrom;
}

const places = EditorState.transactionFilter.of((transaction) => {
	const { startState, newSelection, docChanged } = transaction;
	if (docChanged || !transaction.selection || !transaction.isUserEvent('select'))
		return transaction;
	const ranges = newSelection.ranges.map((range, index) => {
		if (!range.empty) return range;
		const old = startState.selection.ranges[index] ?? startState.selection.main;
		const place = placeFor(startState, range.head, old.head);
		return place === range.head ? range : EditorSelection.cursor(place);
	});
	if (ranges.every((range, index) => range === newSelection.ranges[index])) return transaction;
	return [transaction, { selection: EditorSelection.create(ranges, newSelection.mainIndex) }];
});

/** Home stays where the text begins, because nothing visible precedes it. */
const stay: Command = ({ state }) => {
	const { main } = state.selection;
	return main.empty && main.head === lookOf(state, state.doc.lineAt(main.head)).textFrom;
};

export const cursorPlaces: Extension = [places, Prec.high(keymap.of([{ key: 'Home', run: stay }]))];
