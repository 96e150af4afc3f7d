import {
	type EditorState,
	MapMode,
	Prec,
	StateEffect,
	StateField,
	Transaction,
} from '@codemirror/state';
import { type EditorView, ViewPlugin } from '@codemirror/view';
import { findBlock } from './blocks-field.ts';

/** Is there an empty line below a block that ends the text? */
export function hasLineBelow(state: EditorState): boolean {
	const last = state.doc.length - 1;
	return last > 0 && state.sliceDoc(last) === '\n' && findBlock(state, last) !== undefined;
}

const added = StateEffect.define<number>();

/** Where the line break stands that was added. */
const lineBreak = StateField.define<number | null>({
	create: () => null,
	update(at, { changes, effects }) {
		const add = effects.find((effect) => effect.is(added));
		return add?.value ?? (at === null ? null : changes.mapPos(at, 1, MapMode.TrackAfter));
	},
});

/** What is saved of a text. */
export function savedText(state: EditorState): string {
	const last = state.doc.length - 1;
	return state.sliceDoc(0, state.field(lineBreak) === last ? last : undefined);
}

function addLine(view: EditorView): void {
	const { length } = view.state.doc;
	if (findBlock(view.state, length))
		view.dispatch({
			changes: { from: length, insert: '\n' },
			effects: added.of(length),
			annotations: Transaction.addToHistory.of(false),
		});
}

/** Below a block that ends the text there is a line to write on; it is saved with what is written there. */
export const lineBelow = [
	lineBreak,
	Prec.highest(
		ViewPlugin.define((view) => {
			const add = () => queueMicrotask(() => addLine(view));
			add();
			return { update: add };
		}),
	),
];
