import { EditorView } from '@codemirror/view';
import { messages } from '../../../../messages/all.ts';
import { toast } from '../../../../ui/toast.ts';
import { addPictures } from '../block/send-pictures.ts';
import type { Removed } from './clean-paste.ts';

/** Code editors copy colours too, but only the plain text is meant. */
const codeEditor = 'vscode-editor-data';
const rich = /<(?!meta|\/|!)[a-z]/i;

const picturesIn = (data: DataTransfer | null) =>
	[...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

const { pasted } = messages.form;
const listOf = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** Reports what a paste lost. 'Desfazer' restores what the paste replaced, wherever that is by now. */
function tellRemoved(view: EditorView, removed: Removed[], text: string, before: string): void {
	if (removed.length === 0) return;
	const undo = () => {
		const from = view.state.doc.toString().lastIndexOf(text);
		if (from < 0) return;
		view.dispatch({
			changes: { from, to: from + text.length, insert: before },
			selection: { anchor: from + before.length },
		});
		view.focus();
	};
	const lost = listOf.format(removed.map((what) => pasted.things[what]));
	toast.info(pasted.without(lost), {
		duration: 10_000,
		action: { label: messages.common.undo, onClick: undo },
	});
}

/** Preloaded with the editor, so that pasting does not wait for the network. */
const converter = import('./html-to-markdown.ts');
converter.catch(() => undefined); // Pasting retries, and stays plain if that fails too.

/** A single transaction, so that one undo reverts it. */
async function pasteAsMarkdown(view: EditorView, html: string, plain: string): Promise<void> {
	const { htmlToMarkdown } = await converter;
	const { markdown, isRich, removed } = htmlToMarkdown(html);
	const text = isRich ? markdown : plain;
	const { from, to } = view.state.selection.main;
	const before = view.state.sliceDoc(from, to);
	insert(view, text);
	tellRemoved(view, removed, text, before);
}

function insert(view: EditorView, text: string): void {
	view.dispatch(view.state.replaceSelection(text), {
		scrollIntoView: true,
		userEvent: 'input.paste',
	});
}

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
			const html = event.clipboardData?.getData('text/html') ?? '';
			const plain = (event.clipboardData?.getData('text/plain') ?? '').replaceAll('\r\n', '\n');
			if (pictures.length > 0 && plain === '') {
				event.preventDefault();
				addPictures(view, pictures);
				return true;
			}
			const isCode = event.clipboardData?.types.includes(codeEditor);
			if (isPlain || isCode || !rich.test(html)) return false;
			event.preventDefault();
			pasteAsMarkdown(view, html, plain).catch((error: unknown) => {
				console.warn('paste', error);
				insert(view, plain);
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
