import type { EditorView } from '@codemirror/view';
import { type Pasted, pasteData } from './paste.ts';

/** Newer than TypeScript's types: without it Chromium takes away what tells Word's lists; others ignore it. */
const asCopied = { unsanitized: ['text/html'] };
const readItems = (): Promise<ClipboardItems> =>
	(navigator.clipboard.read as (how: object) => Promise<ClipboardItems>).call(
		navigator.clipboard,
		asCopied,
	);

type Act = (run: (view: EditorView) => boolean) => void;

async function readClipboard(): Promise<Pasted | undefined> {
	const files: File[] = [];
	const texts = new Map<string, string>();
	for (const item of await readItems())
		for (const type of item.types) {
			const blob = await item.getType(type);
			if (type.startsWith('image/')) files.push(new File([blob], 'imagem', { type }));
			else if (type.startsWith('text/')) texts.set(type, await blob.text());
		}
	if (files.length + texts.size === 0) return undefined;
	return { files, read: (type) => texts.get(type) ?? '' };
}

/** As if the person had pressed Ctrl+V; false where the browser shows the clipboard to nobody. */
export async function pasteFromClipboard(act: Act): Promise<boolean> {
	try {
		const pasted = await readClipboard();
		if (pasted) act((view) => pasteData(view, pasted));
		return pasted !== undefined;
	} catch {
		return false; // The browser, or the person, refuses: then a key pastes.
	}
}
