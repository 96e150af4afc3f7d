import { type EditorState, StateField, type Transaction } from '@codemirror/state';
import { Decoration, EditorView, WidgetType } from '@codemirror/view';
import { createElement } from '../create-element.ts';
import { paragraphRange } from '../keys/insert-paragraph.ts';
import { withRareParts } from './load-rare-parts.ts';
import {
	addUploads,
	changeUpload,
	removeUpload,
	settleTogether,
	startUpload,
	type Upload,
} from './upload-effects.ts';

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
		else if (effect.is(startUpload)) {
			const at = next.find(({ id }) => id === effect.value.id)?.at ?? -1;
			next = place(next, effect.value, at);
		}
	}
	return next;
}

/** Above the line that it is at the start of, or below the one that it is in. */
export function uploadPosition(state: EditorState, at: number): { at: number; side: 1 | -1 } {
	const { from } = state.doc.lineAt(at);
	return at === from ? { at, side: -1 } : { at: paragraphRange(state, at).to, side: 1 };
}

/** Stands where the picture will be; it is filled when what draws it has come. */
class UploadWidget extends WidgetType {
	readonly upload: Upload;

	constructor(upload: Upload) {
		super();
		this.upload = upload;
	}

	override eq({ upload }: UploadWidget): boolean {
		const { id, state, share } = this.upload;
		return upload.id === id && upload.state === state && upload.share === share;
	}

	override toDOM(view: EditorView): HTMLElement {
		const { upload } = this;
		const attributes = { class: 'cm-block cm-upload', contenteditable: 'false' };
		const dom = createElement('div', attributes, upload.file.name);
		withRareParts(({ showUpload }) => showUpload(view, dom, upload));
		return dom;
	}

	override updateDOM(dom: HTMLElement, view: EditorView, { upload }: this): boolean {
		if (upload.id !== this.upload.id) return false;
		withRareParts(({ showUpload }) => showUpload(view, dom, this.upload, upload));
		return true;
	}
}

export const uploadField = StateField.define<readonly Upload[]>({
	create: () => [],
	update,
	provide: (self) =>
		EditorView.decorations.compute([self, 'doc'], (state) =>
			Decoration.set(
				state.field(self).map((upload) => {
					const { at, side } = uploadPosition(state, upload.at);
					const widget = new UploadWidget(upload);
					return Decoration.widget({ widget, block: true, side }).range(at);
				}),
				true,
			),
		),
});
