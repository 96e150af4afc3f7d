import { EditorSelection, EditorState, type Extension, Prec } from '@codemirror/state';
import { type Command, keymap } from '@codemirror/view';
import { hasLineBelow } from '../blocks/line-below.ts';
import { fenceOn, isGap, lineInfo } from './line-info.ts';

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

/** Where a cursor coming from `old` may be: outside the gaps between blocks, behind hidden marks, and before the sign of a line break. */
function placeFor(state: EditorState, at: number, old: number, isKey = false): number {
	if (at === old || (at === state.doc.length && hasLineBelow(state))) return at;
	const line = writtenLine(state, at, at < old ? -1 : 1);
	const { textFrom, textTo, block } = lineInfo(state, line);
	// Into code from above: what is written beside the fence would name its language.
	const isInto = isKey && old < line.from && line.to < state.doc.length;
	if (isInto && fenceOn(line, block)?.from === block?.from)
		return placeFor(state, line.to + 1, line.to);
	// Behind the sign that breaks a line, a letter would undo the break.
	if (at > textTo)
		return at <= line.to && old === textTo ? placeFor(state, line.to + 1, line.to) : textTo;
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
		const isKey = !transaction.isUserEvent('select.pointer');
		const place = placeFor(startState, range.head, old.head, isKey);
		return place === range.head ? range : EditorSelection.cursor(place);
	});
	if (ranges.every((range, index) => range === newSelection.ranges[index])) return transaction;
	return [transaction, { selection: EditorSelection.create(ranges, newSelection.mainIndex) }];
});

/** Home stays where the text begins, because nothing visible precedes it. */
const stay: Command = ({ state }) => {
	const { main } = state.selection;
	return main.empty && main.head === lineInfo(state, state.doc.lineAt(main.head)).textFrom;
};

/** End stays on its line of the screen: before the sign that breaks it, or the space at which it wraps. */
const toEnd =
	(extend: boolean): Command =>
	(view) => {
		const { doc, selection } = view.state;
		const { head } = view.moveToLineBoundary(selection.main, true);
		const { textTo } = lineInfo(view.state, doc.lineAt(head));
		const isWrapped = head < textTo && doc.sliceString(head - 1, head) === ' ';
		const end = isWrapped ? head - 1 : Math.min(head, textTo);
		if (end === head) return false;
		view.dispatch({
			selection: { anchor: extend ? selection.main.anchor : end, head: end },
			scrollIntoView: true,
			userEvent: 'select',
		});
		return true;
	};
const end = { run: toEnd(false), shift: toEnd(true) };

export const cursorPlaces: Extension = [
	places,
	Prec.high(
		keymap.of([
			{ key: 'Home', run: stay },
			{ key: 'End', ...end },
			{ mac: 'Cmd-ArrowRight', ...end },
		]),
	),
];
