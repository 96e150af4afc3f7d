import { invertedEffects } from '@codemirror/commands';
import { type EditorState, StateEffect, StateField, Transaction } from '@codemirror/state';
import { Decoration, EditorView } from '@codemirror/view';
import { addUploads, removeUpload, startUpload } from '../blocks/upload-effects.ts';
import { paragraphRange } from '../keys/insert-paragraph.ts';
import { type PasteNote, PasteNoteWidget } from './paste-notice.ts';
import { changedRange, mapPaste, movePaste, type Paste } from './paste-range.ts';

export const keepPaste = StateEffect.define<Paste>({ map: mapPaste });
const forgetPaste = StateEffect.define<string>();
export const changeNote = StateEffect.define<{ id: string; note: PasteNote | undefined }>();
const undoPaste = StateEffect.define<string>();
const redoPaste = StateEffect.define<string>();

function changePaste(paste: Paste, transaction: Transaction): Paste {
	let next = paste;
	for (const effect of transaction.effects) {
		if (effect.is(undoPaste) && effect.value === paste.id) next = { ...next, isUndone: true };
		else if (effect.is(redoPaste) && effect.value === paste.id) {
			const range = changedRange(transaction);
			next = { ...next, ...range, pieces: [range], isUndone: false };
		} else if (effect.is(startUpload) && paste.uploads.some(({ id }) => id === effect.value.id))
			next = { ...next, arrived: [...next.arrived, changedRange(transaction)] };
		else if (effect.is(changeNote)) {
			const { id, note } = effect.value;
			const notes = next.notes.flatMap((one) => (one.id !== id ? [one] : note ? [note] : []));
			next = { ...next, notes };
		}
	}
	return next;
}

function update(pastes: readonly Paste[], transaction: Transaction): readonly Paste[] {
	let next = pastes.map((paste) => changePaste(movePaste(paste, transaction), transaction));
	for (const effect of transaction.effects) {
		if (effect.is(keepPaste)) next = [...next, effect.value];
		else if (effect.is(forgetPaste)) next = next.filter(({ id }) => id !== effect.value);
	}
	return next;
}

const pastesField: StateField<readonly Paste[]> = StateField.define<readonly Paste[]>({
	create: () => [],
	update: (pastes, transaction) =>
		transaction.docChanged || transaction.effects.length > 0 ? update(pastes, transaction) : pastes,
	provide: (self) =>
		EditorView.decorations.compute([self, 'doc'], (state) =>
			Decoration.set(
				state
					.field(self)
					.filter(({ isUndone }) => !isUndone)
					.flatMap(({ notes, from, to }) =>
						notes.filter(({ isShown }) => isShown?.(state.sliceDoc(from, to)) ?? true),
					)
					.map((note) =>
						Decoration.widget({ widget: new PasteNoteWidget(note), block: true, side: 2 }).range(
							paragraphRange(state, note.at).to,
						),
					),
				true,
			),
		),
});

export const findPaste = (view: EditorView, id: string): Paste | undefined =>
	view.state.field(pastesField, false)?.find((paste) => paste.id === id);

/** Undoing a paste stops its pictures, and doing it again sends them again. */
const undoable = invertedEffects.of(({ effects, startState }) =>
	effects.flatMap((effect) => {
		const stop = ({ id, uploads }: Paste) => [
			undoPaste.of(id),
			...uploads.map((upload) => removeUpload.of(upload.id)),
		];
		if (effect.is(keepPaste)) return stop(effect.value);
		const paste = startState.field(pastesField).find(({ id }) => id === effect.value);
		if (paste && effect.is(undoPaste))
			return [redoPaste.of(paste.id), addUploads.of([...paste.uploads])];
		return paste && effect.is(redoPaste) ? stop(paste) : [];
	}),
);

const findLeft = (state: EditorState) =>
	state
		.field(pastesField)
		.filter(({ isUndone }) => isUndone)
		.flatMap(({ arrived }) => arrived);

/** What came later than the text is no part of its step in the history. */
const takeArrived = EditorView.updateListener.of(({ view, state }) => {
	if (findLeft(state).length === 0) return;
	// By then, another step may have moved or taken them.
	queueMicrotask(() => {
		const changes = findLeft(view.state);
		if (changes.length > 0)
			view.dispatch({ changes, annotations: Transaction.addToHistory.of(false) });
	});
});

const extension = [pastesField, undoable, takeArrived];

/** Joins the editor with the first paste. */
export function watchPastes(view: EditorView): void {
	if (view.state.field(pastesField, false)) return;
	view.dispatch({ effects: StateEffect.appendConfig.of(extension) });
}

export const closeNote = (id: string) => (view: EditorView) =>
	view.dispatch({ effects: changeNote.of({ id, note: undefined }) });

/** Restores what a paste replaced, wherever that is by now, and leaves what was typed within it since. */
export function takeBack(view: EditorView, id: string): void {
	const paste = findPaste(view, id);
	if (!paste || paste.isUndone) return;
	const { pieces, arrived, before, uploads } = paste;
	const from = Math.min(paste.from, ...arrived.map((range) => range.from));
	view.dispatch({
		changes: [
			{ from, insert: before },
			...[...pieces, ...arrived].map((range) => ({ from: range.from, to: range.to })),
		],
		effects: [forgetPaste.of(id), ...uploads.map((upload) => removeUpload.of(upload.id))],
		selection: { anchor: from + before.length },
	});
	view.focus();
}
