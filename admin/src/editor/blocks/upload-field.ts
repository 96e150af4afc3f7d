import { type EditorState, StateField, type Transaction } from '@codemirror/state';
import { Decoration, EditorView } from '@codemirror/view';
import { findBlock } from './blocks-field.ts';
import {
	addUploads,
	changeUpload,
	placeUpload,
	removeUpload,
	settleTogether,
	type Upload,
} from './upload-effects.ts';
import { UploadWidget } from './upload-widget.ts';

function place(uploads: readonly Upload[], { id, end }: { id: string; end: number }, line: number) {
	const index = uploads.findIndex((upload) => upload.id === id);
	return uploads
		.map((upload, at) => (at > index && upload.at === line ? { ...upload, at: end } : upload))
		.filter((upload) => upload.id !== id);
}

function update(uploads: readonly Upload[], transaction: Transaction): readonly Upload[] {
	let next = uploads;
	if (transaction.docChanged && uploads.length > 0)
		next = uploads.map((upload) => ({
			...upload,
			at: transaction.changes.mapPos(upload.at, -1),
		}));
	for (const effect of transaction.effects) {
		if (effect.is(addUploads)) next = [...next, ...effect.value];
		else if (effect.is(removeUpload)) next = next.filter(({ id }) => id !== effect.value);
		else if (effect.is(changeUpload))
			next = next.map((one) => (one.id === effect.value.id ? { ...one, ...effect.value } : one));
		else if (effect.is(settleTogether))
			next = next.map((one) =>
				one.together?.id === effect.value.id ? { ...one, together: effect.value } : one,
			);
		else if (effect.is(placeUpload)) {
			const at = next.find(({ id }) => id === effect.value.id)?.at ?? -1;
			next = place(next, effect.value, at);
		}
	}
	return next;
}

/** The end of the line, or of the table or figure: the picture comes under it. */
export function lineEnd(state: EditorState, at: number): number {
	const { to } = state.doc.lineAt(Math.min(at, state.doc.length));
	return findBlock(state, to)?.to ?? to;
}

export const uploadField = StateField.define<readonly Upload[]>({
	create: () => [],
	update,
	provide: (self) =>
		EditorView.decorations.compute([self, 'doc'], (state) =>
			Decoration.set(
				state
					.field(self)
					.map((upload) =>
						Decoration.widget({ widget: new UploadWidget(upload), block: true, side: 1 }).range(
							lineEnd(state, upload.at),
						),
					),
				true,
			),
		),
});
