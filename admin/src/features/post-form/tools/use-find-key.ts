import { type RefObject, useEffect } from 'react';
import type { EditorHandle } from '../../../editor/editor-handle.ts';
import { openFind } from '../../../editor/find/open-find.ts';

/** Wherever the focus is: within the text its own key has searched already. */
export function useFindKey(editor: RefObject<EditorHandle | null>): void {
	useEffect(() => {
		const listener = (event: globalThis.KeyboardEvent) => {
			const { ctrlKey, metaKey, shiftKey, altKey, key, defaultPrevented } = event;
			if (defaultPrevented || !(ctrlKey || metaKey) || shiftKey || altKey) return;
			if (key.toLowerCase() !== 'f' || document.querySelector('dialog[open]')) return;
			if (!document.querySelector('.editor')?.checkVisibility()) return;
			event.preventDefault();
			editor.current?.act(openFind);
		};
		document.addEventListener('keydown', listener);
		return () => document.removeEventListener('keydown', listener);
	}, [editor]);
}
