import type { StateCommand } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { RefObject } from 'react';
import { addPictures } from './blocks/send-pictures.ts';
import type { TextView } from './kept-text-view.ts';
import { insertApart } from './keys/insert-paragraph.ts';
import { pasteData } from './paste/paste.ts';
import { keepScroll, showText } from './text-view.ts';

export interface EditorHandle {
	run: (command: StateCommand) => void;
	/** Puts a block with blank lines around it where the cursor is. */
	insert: (block: string) => void;
	/** Sends these pictures and puts them where the cursor is, as pictures of a gallery or as it is asked. */
	addPictures: (files: readonly File[], way?: 'gallery') => void;
	/** Runs a command without taking the focus. */
	act: (command: (view: EditorView) => boolean) => void;
	focus: () => void;
	/** Puts the cursor where the text is nearest to this point of the window, in CSS pixels. */
	focusNear: (point: { x: number; y: number }) => void;
	/** Pastes at the cursor; false while there is no editor. */
	paste: (data: DataTransfer) => boolean;
	/** The offset of the cursor. */
	cursor: () => number;
	/** Selects the character at this offset and scrolls to it. */
	reveal: (position: number) => void;
	/** Switches between the article's look and Markdown, and remembers the choice. */
	show: (view: TextView) => void;
}

/** None of them does anything while there is no editor. */
export function handleOf(view: RefObject<EditorView | null>): EditorHandle {
	const run = (act: (editor: EditorView) => void) => {
		if (!view.current) return;
		act(view.current);
		view.current.focus();
	};
	return {
		run,
		insert: (block) => run(insertApart(block)),
		addPictures: (files, way) => run((editor) => addPictures(editor, files, way)),
		act: (command) => view.current && command(view.current),
		focus: () => view.current?.focus(),
		focusNear: (point) =>
			run((editor) =>
				editor.dispatch({
					selection: { anchor: editor.posAtCoords(point, false) },
					userEvent: 'select.pointer',
				}),
			),
		paste: (data) => {
			if (!view.current) return false;
			view.current.focus();
			return pasteData(view.current, {
				files: [...data.files],
				read: (type) => data.getData(type),
			});
		},
		cursor: () => view.current?.state.selection.main.head ?? 0,
		reveal: (anchor) =>
			run((editor) => editor.dispatch({ selection: { anchor }, scrollIntoView: true })),
		show: (shown) => run((editor) => showText(editor, shown, keepScroll(editor))),
	};
}
