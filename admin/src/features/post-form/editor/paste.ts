import { EditorView } from '@codemirror/view';
import { messages } from '../../../messages/all.ts';
import { toast } from '../../../ui/toast.ts';
import type { Removed } from './clean-paste.ts';

/** An editor of code copies colours along; its plain text is what was meant. */
const codeEditor = 'vscode-editor-data';
const rich = /<(?!meta|\/|!)[a-z]/i;

const picturesIn = (data: DataTransfer | null) =>
	[...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

const { pasted } = messages.form;
const listOf = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** Says what a paste lost. 'Desfazer' brings back what stood there before it, wherever that is by now. */
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

/** On its way with the editor: a paste must not wait for the network. */
const converter = import('./html-to-markdown.ts');
converter.catch(() => undefined); // A paste asks again, and stays plain without it.

/** One change, whatever it means: undo once brings back what was there before. */
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

/** Rich text becomes Markdown, pictures go to the upload; Ctrl+Shift+V pastes plainly, as everywhere. */
export function pasteRich(onPictures: (files: File[]) => void) {
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
				onPictures(pictures);
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
			// Below what it was dropped on: within a line it would part a word.
			if (at !== null) view.dispatch({ selection: { anchor: view.state.doc.lineAt(at).to } });
			onPictures(pictures);
			return true;
		},
	});
}
