import { EditorView } from '@codemirror/view';
import { addPictures } from '../block/send-pictures.ts';

/** Code editors copy colours too, but only the plain text is meant. */
const codeEditor = 'vscode-editor-data';
const rich = /<(?!meta|\/|!)[a-z]/i;
const onDisk = /\bsrc=["']?file:/i;

const picturesIn = (data: DataTransfer | null) =>
	[...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Preloaded with the editor, so that pasting does not wait for the network. */
const markup = import('./paste-markup.ts');
markup.catch(() => undefined); // Pasting retries, and stays plain if that fails too.

/** Converts rich text to Markdown and uploads pictures; Ctrl+Shift+V pastes plain text, as everywhere. */
export function pasteRich() {
	let isPlain = false;
	return EditorView.domEventHandlers({
		keydown(event) {
			isPlain = event.shiftKey && event.key.toLowerCase() === 'v';
			return false;
		},
		paste(event, view) {
			const pictures = picturesIn(event.clipboardData);
			const read = (type: string) => event.clipboardData?.getData(type) ?? '';
			const html = read('text/html');
			const plain = read('text/plain').replaceAll('\r\n', '\n');
			if (pictures.length > 0 && plain === '') {
				event.preventDefault();
				addPictures(view, pictures);
				return true;
			}
			const isCode = event.clipboardData?.types.includes(codeEditor);
			if (isPlain || isCode || !rich.test(html)) return false;
			event.preventDefault();
			const rtf = onDisk.test(html) ? read('text/rtf') : '';
			markup
				.then(({ pasteMarkup }) => pasteMarkup(view, { html, plain, rtf }))
				.catch((error: unknown) => {
					console.warn('paste', error);
					view.dispatch({ ...view.state.replaceSelection(plain), userEvent: 'input.paste' });
				});
			return true;
		},
		drop(event, view) {
			const pictures = picturesIn(event.dataTransfer);
			if (pictures.length === 0) return false;
			event.preventDefault();
			const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
			// Below the line it was dropped on: inside, it would split a word.
			if (at !== null) view.dispatch({ selection: { anchor: view.state.doc.lineAt(at).to } });
			addPictures(view, pictures);
			return true;
		},
	});
}
