import { EditorView } from '@codemirror/view';

const rich = /<(?:b|strong|i|em|a|h[1-6]|ul|ol|li|table|blockquote|span|p|div|br)\b/i;

const picturesIn = (data: DataTransfer | null) =>
	[...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Text first, then what it means: undo once brings back the plain paste, twice what was there before. */
async function pasteAsMarkdown(view: EditorView, html: string, plain: string): Promise<void> {
	const { from, to } = view.state.selection.main;
	view.dispatch({
		changes: { from, to, insert: plain },
		selection: { anchor: from + plain.length },
		userEvent: 'input.paste',
	});
	const { htmlToMarkdown } = await import('./html-to-markdown.ts');
	const text = htmlToMarkdown(html);
	const end = from + plain.length;
	if (text === plain || view.state.sliceDoc(from, end) !== plain) return;
	view.dispatch({
		changes: { from, to: end, insert: text },
		selection: { anchor: from + text.length },
		scrollIntoView: true,
		userEvent: 'input.paste.markdown',
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
			if (isPlain || html === '' || !rich.test(html)) return false;
			event.preventDefault();
			void pasteAsMarkdown(view, html, plain);
			return true;
		},
		drop(event) {
			const pictures = picturesIn(event.dataTransfer);
			if (pictures.length === 0) return false;
			event.preventDefault();
			onPictures(pictures);
			return true;
		},
	});
}
