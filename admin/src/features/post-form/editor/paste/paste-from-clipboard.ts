import type { EditorView } from '@codemirror/view';

type Act = (run: (view: EditorView) => boolean) => void;

async function readClipboard(): Promise<DataTransfer> {
	const data = new DataTransfer();
	for (const item of await navigator.clipboard.read())
		for (const type of item.types) {
			const blob = await item.getType(type);
			if (type.startsWith('image/')) data.items.add(new File([blob], 'imagem', { type }));
			else if (type.startsWith('text/')) data.setData(type, await blob.text());
		}
	return data;
}

/** As if the person had pressed Ctrl+V; false where the browser shows the clipboard to nobody. */
export async function pasteFromClipboard(act: Act): Promise<boolean> {
	try {
		const clipboardData = await readClipboard();
		if (clipboardData.types.length === 0) return false;
		const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
		act((view) => view.contentDOM.dispatchEvent(event));
		return true;
	} catch {
		return false; // The browser, or the person, refuses: then a key pastes.
	}
}
