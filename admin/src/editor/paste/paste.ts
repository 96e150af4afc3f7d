import { isolateHistory } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView, ViewPlugin } from '@codemirror/view';
import { unifyLineEnds } from '#domain/text/clean-text';
import { takePictures } from '../blocks/send-pictures.ts';
import { withConverter } from './converter.ts';
import { noteCopied, ownType } from './own-copy.ts';
import { pasteInTurn, waitingPastes } from './waiting-pastes.ts';

/** Says in which language a code editor's text is written. */
const codeEditor = 'vscode-editor-data';
/** Google Docs' own format, which tells suggestions from text. */
const docsClip = 'application/x-vnd.google-docs-document-slice-clip+wrapped';
const onDisk = /\bsrc=["']?file:/i;

const filesIn = (data: DataTransfer | null) => [...(data?.files ?? [])];

/** What a clipboard holds. */
export interface Pasted {
	files: readonly File[];
	read: (type: string) => string;
}

/** Pastes all kinds of a clipboard; as text where the converter does not load. */
export function pasteData(view: EditorView, { files, read }: Pasted, isPlain = false): true {
	const html = unifyLineEnds(read('text/html'));
	const plain = unifyLineEnds(read('text/plain') || read('text/uri-list'));
	// A Mac gives a copied file's name as its text.
	if (files.length > 0 && (plain === '' || files.some(({ name }) => name === plain))) {
		const send = () => void takePictures(view, files);
		pasteInTurn(view, send, send);
		return true;
	}
	const clip = {
		html,
		plain,
		isPlain,
		own: unifyLineEnds(read(ownType)),
		mode: read(codeEditor),
		rtf: onDisk.test(html) ? read('text/rtf') : '',
		clip: read(docsClip),
	};
	if (`${html}${plain}${clip.own}` === '') return true;
	pasteInTurn(
		view,
		({ pasteClip }) => pasteClip(view, clip),
		() => view.dispatch(view.state.replaceSelection(plain), { userEvent: 'input.paste' }),
	);
	return true;
}

/** Neither another paste nor what is typed at once is undone with it. */
const oneStepEach = EditorState.transactionExtender.of((transaction) =>
	transaction.isUserEvent('input.paste') ? { annotations: isolateHistory.of('full') } : null,
);

/** Asks about what was pasted earlier and is still to be answered. */
const askAgain = ViewPlugin.define((view) => {
	// After the editor has been made; without a converter the next opening asks.
	queueMicrotask(() =>
		withConverter(
			({ offerLeftTalks }) => offerLeftTalks(view),
			() => undefined,
		),
	);
	return {};
});

/** Converts rich text to Markdown and uploads pictures; Ctrl+Shift+V pastes plain text, as everywhere. */
export function pasteRich() {
	let isPlain = false;
	const events = EditorView.domEventHandlers({
		keydown(event) {
			isPlain = event.shiftKey && event.key.toLowerCase() === 'v';
			return false;
		},
		paste(event, view) {
			const data = event.clipboardData;
			const read = (type: string) => data?.getData(type) ?? '';
			event.preventDefault();
			return pasteData(view, { files: filesIn(data), read }, isPlain);
		},
		drop(event, view) {
			const files = filesIn(event.dataTransfer);
			if (files.length === 0) return false;
			event.preventDefault();
			const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
			// Below the line it was dropped on: inside, it would split a word.
			if (at !== null) view.dispatch({ selection: { anchor: view.state.doc.lineAt(at).to } });
			void takePictures(view, files);
			return true;
		},
	});
	const filter = EditorView.clipboardInputFilter.of(unifyLineEnds);
	return [noteCopied, filter, events, askAgain, waitingPastes, oneStepEach];
}
