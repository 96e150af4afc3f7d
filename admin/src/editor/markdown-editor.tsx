import { defaultKeymap, history, historyKeymap, redo } from '@codemirror/commands';
import { EditorState, Prec, Transaction } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import { messages } from '../messages/all.ts';
import { isPhone } from '../ui/use-phone.ts';
import { asProse } from './as-prose.ts';
import { type PictureHost, pictureHost as pictureHostFacet } from './blocks/picture-host.ts';
import { pictureUploads } from './blocks/send-pictures.ts';
import { type EditorHandle, handleOf } from './editor-handle.ts';
import { type Found, findField } from './find/find.ts';
import { findKeys } from './find/find-commands.ts';
import { type Toolkit, toolkit } from './host.ts';
import { keepCursor } from './keep-cursor.ts';
import { keptTextView } from './kept-text-view.ts';
import { markKeys } from './keys/mark-keys.ts';
import { articleLanguage } from './language.ts';
import { leastChange } from './least-change.ts';
import { editorLook } from './look/editor-look.ts';
import { linkState } from './look/link-state.ts';
import { pasteRich } from './paste/paste.ts';
import { textView } from './text-view.ts';

interface MarkdownEditorProps {
	value: string;
	invalid: boolean;
	onChange: (text: string) => void;
	pictureHost: PictureHost;
	/** The search and its matches; null while the find bar is closed. */
	onFound: (found: Found | null) => void;
	tools: Toolkit;
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

function extensions(changed: (text: string) => void, found: (found: Found | null) => void) {
	return [
		history(),
		findField,
		keepCursor,
		EditorView.lineWrapping,
		articleLanguage,
		textView(keptTextView()),
		editorLook,
		linkState,
		placeholder(isPhone() ? contentPlaceholderOnPhone : contentPlaceholder),
		redoWithCapsLock,
		keymap.of([
			...markKeys,
			...findKeys,
			...historyKeymap,
			...defaultKeymap.filter(({ key }) => key !== 'Mod-Enter'),
		]),
		asProse,
		EditorView.updateListener.of((update) => {
			if (update.docChanged) changed(update.state.doc.toString());
			const now = update.state.field(findField);
			if (now !== update.startState.field(findField)) found(now);
		}),
		pasteRich(),
		pictureUploads,
	];
}

/** Applies the smallest change that makes the editor's text equal to this one, which keeps the cursor and can be undone. */
function replaceText(view: EditorView, text: string): void {
	const old = view.state.doc.toString();
	view.dispatch({
		changes: leastChange(old, { from: 0, to: old.length, insert: text }),
		annotations: Transaction.addToHistory.of(true),
	});
}

/** CodeMirror is in a shadow root, the only place where the desk's content security policy allows its styles. */
export function MarkdownEditor({
	value,
	invalid,
	onChange,
	pictureHost,
	onFound,
	tools,
	handle,
}: MarkdownEditorProps) {
	const host = useRef<HTMLDivElement>(null);
	const view = useRef<EditorView>(null);
	const told = { onChange, onFound, tools };
	/** `sent` contains the texts that were reported and have not come back yet. */
	const latest = useRef({ value, sent: [] as string[], pictureHost, ...told });
	latest.current = { ...latest.current, ...told };
	useEffect(() => {
		const root = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' });
		if (!root) return;
		const changed = (text: string) => {
			latest.current.value = text;
			latest.current.sent.push(text);
			latest.current.onChange(text);
		};
		const state = EditorState.create({
			doc: latest.current.value,
			extensions: [
				pictureHostFacet.of(latest.current.pictureHost),
				toolkit(() => latest.current.tools),
				extensions(changed, (found) => latest.current.onFound(found)),
			],
		});
		const editor = new EditorView({ state, root, parent: root });
		view.current = editor;
		latest.current.tools.onState(state);
		return () => editor.destroy();
	}, []);
	useEffect(() => {
		const { current } = latest;
		// Between two quick keys React may still pass the first one's text, which is older than the editor's.
		const isLate = value !== current.value && current.sent.includes(value);
		if (!view.current || isLate) return;
		current.sent = [];
		if (value === current.value) return;
		current.value = value;
		replaceText(view.current, value);
	}, [value]);
	useEffect(() => {
		view.current?.contentDOM.setAttribute('aria-invalid', String(invalid));
	}, [invalid]);
	useImperativeHandle(handle, () => handleOf(view));
	// No tabIndex: a host with a negative one would take everything inside out of the Tab order.
	return <div ref={host} className="editor" data-field="content" />;
}
