import { history, historyKeymap, redo } from '@codemirror/commands';
import { EditorState, Prec, Transaction } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import { watchMovingPictures } from '#elements/watch-moving-pictures.ts';
import { messages } from '../messages/all.ts';
import { isPhone } from '../ui/use-phone.ts';
import { lineBelow, savedText } from './blocks/line-below.ts';
import { pictureUploads } from './blocks/send-pictures.ts';
import { type EditorHandle, handleOf } from './editor-handle.ts';
import { findField } from './find/find.ts';
import { findKeys } from './find/find-commands.ts';
import { marksInBlocks } from './find/marks-in-blocks.ts';
import { type EditorHost, editorHost } from './host.ts';
import { keepCursor } from './keep-cursor.ts';
import { keepInSight } from './keep-in-sight.ts';
import { keptTextView } from './kept-text-view.ts';
import { markKeys } from './keys/mark-keys.ts';
import { textKeymap } from './keys/text-keymap.ts';
import { titleKey } from './keys/writing-keys.ts';
import { articleLanguage } from './language.ts';
import { type Change, leastChange } from './least-change.ts';
import { editorLook } from './look/editor-look.ts';
import { linkState } from './look/link-state.ts';
import { pasteRich } from './paste/paste.ts';
import { takeTitle } from './paste/take-title.ts';
import { textView } from './text-view.ts';
import { focusMode } from './tools/focus-mode.ts';
import { slashMenu } from './tools/slash-menu.ts';

/**
 * What is written is Portuguese, not code: undoes what CodeMirror sets for code, but that no browser may translate it.
 * Cells and captions are within its content, and inherit this.
 */
export const asProse = EditorView.contentAttributes.of({
	lang: 'pt-BR',
	spellcheck: 'true',
	autocapitalize: 'sentences',
	autocorrect: 'on',
	writingsuggestions: 'true',
});

/** Has the text: it hears of every change, and says when it has another text. */
export interface TextOwner {
	text: () => string;
	/** How this text became the present one, in order: what lies between them stays the writer's. */
	changesFrom: (text: string) => Change[];
	/** How often words from elsewhere were merged into it, which are not the writer's to undo. */
	merges: () => number;
	changed: (text: string) => void;
	subscribe: (listener: () => void) => () => void;
}

interface MarkdownEditorProps {
	owner: TextOwner;
	invalid: boolean;
	host: EditorHost;
	handle: RefObject<EditorHandle | null>;
}

const { contentPlaceholder, contentPlaceholderOnPhone } = messages.form;

/** With Caps Lock, Ctrl+Shift+Z types a small z, which the keymap takes for Ctrl+Z. */
const redoWithCapsLock = Prec.highest(
	EditorView.domEventHandlers({
		keydown: ({ ctrlKey, metaKey, shiftKey, key }, view) => {
			const isRedo = (ctrlKey || metaKey) && shiftKey && key === 'z';
			if (isRedo) redo(view);
			return isRedo;
		},
	}),
);

const heightOf = (selector: string) =>
	document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;

/** The bars that stick above and below never cover the line that is written, and a quarter of the window is free below it. */
const bars = EditorView.scrollMargins.of(({ defaultLineHeight }) => {
	const top = heightOf('.doc-bar') + heightOf('.mdbar') + heightOf('.find');
	const foot = heightOf('.handbar, .focus-bar') || heightOf('.foot-line') + heightOf('.action-bar');
	const height = window.visualViewport?.height ?? innerHeight;
	// More than there is room for would move the text up and down by turns.
	const room = height - top - foot - 2 * defaultLineHeight;
	return { top, bottom: foot + Math.max(0, Math.min(height / 4, room)) };
});

function extensions(host: () => EditorHost, changed: (text: string) => void) {
	return [
		editorHost.of(host),
		slashMenu,
		focusMode,
		bars,
		history(),
		findField,
		marksInBlocks,
		keepCursor,
		keepInSight,
		EditorView.lineWrapping,
		articleLanguage,
		textView(keptTextView()),
		editorLook,
		linkState,
		placeholder(isPhone() ? contentPlaceholderOnPhone : contentPlaceholder),
		redoWithCapsLock,
		keymap.of([...markKeys, ...findKeys, ...historyKeymap, titleKey, ...textKeymap]),
		asProse,
		EditorView.updateListener.of((update) => {
			const { state, startState } = update;
			if (state !== startState) host().onState(state);
			if (update.docChanged) changed(savedText(state));
			const found = state.field(findField);
			if (found !== startState.field(findField)) host().onFound(found);
		}),
		lineBelow,
		pasteRich(),
		takeTitle,
		pictureUploads,
	];
}

/** Makes the owner's text the editor's by the smallest changes, which keep the cursor and the history. */
function takeText(view: EditorView, owner: TextOwner, canBeUndone: boolean): void {
	const old = savedText(view.state);
	view.dispatch({
		changes: owner.changesFrom(old).map((change) => leastChange(old, change)),
		annotations: Transaction.addToHistory.of(canBeUndone),
	});
}

/** CodeMirror is in a shadow root, the only place where the desk's content security policy allows its styles. */
export function MarkdownEditor({ owner, invalid, host, handle }: MarkdownEditorProps) {
	const place = useRef<HTMLDivElement>(null);
	const view = useRef<EditorView>(null);
	const latest = useRef(host);
	latest.current = host;
	useEffect(() => {
		const root = place.current?.shadowRoot ?? place.current?.attachShadow({ mode: 'open' });
		if (!root) return;
		let [known, merges] = [owner.text(), owner.merges()];
		const changed = (text: string) => {
			if (text === known) return;
			known = text;
			owner.changed(text);
		};
		const state = EditorState.create({
			doc: known,
			extensions: extensions(() => latest.current, changed),
		});
		const editor = new EditorView({ state, root, parent: root });
		view.current = editor;
		watchMovingPictures(root);
		latest.current.onState(state);
		const stop = owner.subscribe(() => {
			const text = owner.text();
			const isOwn = owner.merges() === merges;
			merges = owner.merges();
			if (text !== known) takeText(editor, owner, isOwn);
		});
		return () => {
			stop();
			editor.destroy();
		};
	}, [owner]);
	useEffect(() => {
		view.current?.contentDOM.setAttribute('aria-invalid', String(invalid));
	}, [invalid]);
	useImperativeHandle(handle, () => handleOf(view));
	// No tabIndex: a host with a negative one would take everything inside out of the Tab order.
	return <div ref={place} className="editor" data-field="content" />;
}
