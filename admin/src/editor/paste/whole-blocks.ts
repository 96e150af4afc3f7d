import type { EditorState, SelectionRange } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { Part } from '../least-change.ts';
import { lookOf } from '../look/line-look.ts';
import { noteCopy } from './own-copy.ts';

/** The cursor stands behind a block's sign, which belongs to its words; that of the block after them does not. */
function wholeOf(state: EditorState, { from, to, empty }: SelectionRange): Part {
	const [first, last] = [state.doc.lineAt(from), state.doc.lineAt(to)];
	if (empty || first.from === last.from) return { from, to };
	const { textFrom, kind } = lookOf(state, first);
	if (from > textFrom) return { from, to };
	if (to <= lookOf(state, last).textFrom) return { from: first.from, to: last.from };
	return { from: kind === 'heading' && to === last.to ? first.from : from, to };
}

/** Undefined where what is chosen is whole already. */
function wholesIn(state: EditorState): Part[] | undefined {
	const { ranges } = state.selection;
	const wholes = ranges.map((range) => wholeOf(state, range));
	const isSame = ({ from, to }: Part, at: number) =>
		from === ranges[at]?.from && to === ranges[at]?.to;
	return wholes.every(isSame) ? undefined : wholes;
}

function takeWholes(event: ClipboardEvent, view: EditorView): boolean {
	const { state } = view;
	const wholes = wholesIn(state);
	if (!wholes || !event.clipboardData) return false;
	const text = wholes.map(({ from, to }) => state.sliceDoc(from, to)).join('\n');
	noteCopy(text);
	event.clipboardData.clearData();
	event.clipboardData.setData('text/plain', text);
	event.preventDefault();
	if (event.type === 'cut' && !state.readOnly)
		view.dispatch({ changes: wholes, scrollIntoView: true, userEvent: 'delete.cut' });
	return true;
}

/** Blocks are copied and cut with the signs before their words, which the article does not show. */
export const wholeBlocks = EditorView.domEventHandlers({ copy: takeWholes, cut: takeWholes });
