import type { RefObject } from 'react';
import type { EditorHandle } from '../../editor/editor-handle.ts';
import { useTextView } from '../../editor/kept-text-view.ts';
import { messages } from '../../messages/all.ts';
import { MenuItem } from '../../ui/menu.tsx';

export type Editor = RefObject<EditorHandle | null>;

async function find(editor: Editor): Promise<void> {
	const { openFind } = await import('../../editor/find/find-commands.ts');
	editor.current?.act(openFind);
}
async function focus(editor: Editor): Promise<void> {
	const { enterFocus } = await import('./tools/text-desk.tsx');
	editor.current?.act(enterFocus);
}

/** How the text is looked at; on a phone nothing else leads there. */
export function TextItems({ editor }: { editor: Editor }) {
	const { menu: text } = messages.writing;
	const other = useTextView() === 'markdown' ? 'text' : 'markdown';
	return (
		<>
			<MenuItem onSelect={() => editor.current?.show(other)}>
				{other === 'text' ? text.toText : text.toMarkdown}
			</MenuItem>
			<MenuItem onSelect={() => void find(editor)}>{text.find}</MenuItem>
			<MenuItem onSelect={() => void focus(editor)}>{text.focus}</MenuItem>
		</>
	);
}
