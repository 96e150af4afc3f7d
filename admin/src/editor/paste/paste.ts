import { EditorView, ViewPlugin } from '@codemirror/view';
import { addPictures } from '../blocks/send-pictures.ts';
import { hostOf } from '../host.ts';
import { fitPlain } from './fit-in.ts';
import { isInCode } from './in-code.ts';
import { copiedHere, noteCopied } from './own-copy.ts';
import type { Markup } from './paste-markup.ts';
import { isEmbedCode, writePlain } from './plain-paste.ts';

/** Says in which language a code editor's text is written. */
const codeEditor = 'vscode-editor-data';
const isOfText = (data: string) => /"mode":\s*"(?:markdown|mdx|plaintext)"/.test(data);
/** Google Docs' own format, which tells suggestions from text. */
const docsClip = 'application/x-vnd.google-docs-document-slice-clip+wrapped';
const rich = /<(?!meta|\/|!)[a-z]/i;
const onDisk = /\bsrc=["']?file:/i;

const filesIn = (data: DataTransfer | null) => [...(data?.files ?? [])];

async function takePictures(view: EditorView, files: readonly File[]): Promise<void> {
	const pictures = await hostOf(view.state).pictures.takeFiles(files);
	if (pictures.length > 0) addPictures(view, pictures);
}

/** Preloaded with the editor, so that pasting does not wait for the network. */
const markup = import('./paste-markup.ts');
markup.catch(() => undefined); // Pasting retries, and stays plain if that fails too.

const insertText = (view: EditorView, text: string) =>
	view.dispatch(view.state.replaceSelection(text), {
		userEvent: 'input.paste',
		scrollIntoView: true,
	});

/** What a clipboard holds. */
export interface Pasted {
	files: readonly File[];
	read: (type: string) => string;
}

/** As text where the converter does not load. */
function pasteAsMarkup(view: EditorView, pasted: Markup, plain: string): true {
	markup
		.then(({ pasteMarkup }) => pasteMarkup(view, pasted))
		.catch((error: unknown) => {
			console.warn('paste', error);
			insertText(view, writePlain(plain));
		});
	return true;
}

/** Pastes what needs more than to be written as it is; returns false for a plain text. */
function pasteMore(view: EditorView, { files, read }: Pasted, isPlain: boolean): boolean {
	const html = read('text/html');
	const plain = read('text/plain').replaceAll('\r\n', '\n');
	// A Mac gives a copied file's name as its text.
	if (files.length > 0 && (plain === '' || files.some(({ name }) => name === plain))) {
		void takePictures(view, files);
		return true;
	}
	// Its colours are not meant, but its signs are.
	if (isOfText(read(codeEditor))) return false;
	if (isPlain) return pastePlain(view, plain);
	const isRich = rich.test(html);
	if (!isRich && isEmbedCode(plain) && !isInCode(view.state, view.state.selection.main.from))
		return pasteAsMarkup(view, { html: plain }, plain);
	if (!isRich) return pastePlain(view, plain);
	const rtf = onDisk.test(html) ? read('text/rtf') : '';
	return pasteAsMarkup(view, { html, plain, rtf, clip: read(docsClip) }, plain);
}

/** An hour and a name, or a word between stars or tildes: WhatsApp's, perhaps. */
const chat = /^\W?\W?\d[-\d:/., ]{9,}.*: |(?<![\w*~])[*~][^\s*~]/m;

/** Leaves a text that needs no sign more to the editor, which knows about several cursors. */
function pastePlain(view: EditorView, plain: string): boolean {
	if (isInCode(view.state, view.state.selection.main.from)) return false;
	const copied = copiedHere(plain);
	if (copied === 'line') return false;
	if (!copied && chat.test(plain)) return pasteAsMarkup(view, { html: '', plain }, plain);
	const text = copied ? plain : writePlain(plain);
	const fit = fitPlain(view.state, text);
	if (fit) view.dispatch(fit);
	else if (text === plain) return false;
	else insertText(view, text);
	return true;
}

/** Pastes what was read without an event: not every browser lets a page make one that holds data. */
export function pasteData(view: EditorView, data: Pasted): boolean {
	if (!pasteMore(view, data, false)) insertText(view, data.read('text/plain'));
	return true;
}

/** Asks about what was pasted earlier and is still to be answered. */
const askAgain = ViewPlugin.define((view) => {
	if (chat.test(view.state.doc.toString()))
		markup.then(
			({ offerLeftTalks }) => offerLeftTalks(view),
			() => undefined, // The next opening asks.
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
			if (!pasteMore(view, { files: filesIn(data), read }, isPlain)) return false;
			event.preventDefault();
			return true;
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
	return [noteCopied, events, askAgain];
}
