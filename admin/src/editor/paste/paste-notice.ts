import { type EditorView, WidgetType } from '@codemirror/view';
import { drawButton } from '../blocks/tool-row.ts';
import uploadStyles from '../blocks/upload.css?inline';
import { createElement, drawIcon } from '../create-element.ts';
import { dress } from '../look/dress.ts';

/** Something to say, or to offer, at a place of a pasted text. */
export interface PasteNote {
	id: string;
	at: number;
	text: string;
	buttons: readonly { label: string; run: (view: EditorView) => void }[];
	/** Whether it still has to do with what was pasted, as that is written now. */
	isShown?: (written: string) => boolean;
}

export class PasteNoteWidget extends WidgetType {
	readonly note: PasteNote;

	constructor(note: PasteNote) {
		super();
		this.note = note;
	}

	override eq({ note }: PasteNoteWidget): boolean {
		const { id, text, buttons } = this.note;
		return note.id === id && note.text === text && note.buttons === buttons;
	}

	override toDOM(view: EditorView): HTMLElement {
		dress(view, uploadStyles);
		const { text, buttons } = this.note;
		return createElement(
			'div',
			{ class: 'cm-block cm-upload', contenteditable: 'false' },
			createElement(
				'div',
				{ class: 'sending failed', role: 'group', 'aria-label': text },
				drawIcon('triangle-alert'),
				createElement('span', { class: 'clip', role: 'alert' }, text),
				...buttons.map(({ label, run }) =>
					drawButton(label, () => run(view), { className: 'done' }),
				),
			),
		);
	}
}
