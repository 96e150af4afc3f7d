import { type EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView } from '@codemirror/view';
import { lineInfo } from '../look/line-info.ts';

const setFocusMode = StateEffect.define<boolean>();

const isOn = StateField.define<boolean>({
	create: () => false,
	update: (on, { effects }) => effects.findLast((effect) => effect.is(setFocusMode))?.value ?? on,
});

export const isFocusing = (state: EditorState) => state.field(isOn, false) ?? false;

const show = (on: boolean) => (view: EditorView) => {
	view.dispatch({ effects: setFocusMode.of(on) });
	view.focus();
	return true;
};
export const enterFocus = show(true);
export const leaveFocus = show(false);

const isBlank = (text: string) => text.trim() === '';

/** The first and the last line of the paragraph, or the item, with the cursor. */
export function litLines(state: EditorState): { first: number; last: number } {
	const { doc, selection } = state;
	const lookAt = (number: number) => lineInfo(state, doc.line(number));
	const isWritten = (number: number) =>
		number >= 1 && number <= doc.lines && !isBlank(doc.line(number).text);
	/** Does something end between this line and the next? */
	const isParted = (number: number) => {
		const below = lookAt(number + 1);
		return lookAt(number).kind === 'heading' || below.kind === 'heading' || below.isItemStart;
	};
	let first = doc.lineAt(selection.main.head).number;
	let last = first;
	if (!isWritten(first)) return { first, last };
	while (isWritten(first - 1) && !isParted(first - 1)) first -= 1;
	while (isWritten(last + 1) && !isParted(last)) last += 1;
	return { first, last };
}

const lit = Decoration.line({ class: 'cm-lit' });
const light = EditorView.decorations.compute(['doc', 'selection', isOn], (state) => {
	if (!isFocusing(state)) return Decoration.none;
	const { first, last } = litLines(state);
	const lines = Array.from({ length: last - first + 1 }, (_, index) =>
		state.doc.line(first + index),
	);
	return Decoration.set(lines.map(({ from }) => lit.range(from)));
});

/** The text alone, with the paragraph that is written under the lamp. */
export const focusMode = [
	isOn,
	light,
	EditorView.editorAttributes.compute(
		[isOn],
		(state): Record<string, string> => (isFocusing(state) ? { class: 'cm-focusing' } : {}),
	),
];
