import type { EditorState } from '@codemirror/state';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { writingTools as text } from '../../../messages/writing-tools.ts';
import '../../../styles/focus.css';
import type { EditorHandle } from '../../../editor/editor-handle.ts';
import { enterFocus, isFocusing, leaveFocus } from '../../../editor/tools/focus-mode.ts';
import { useKeyboard } from './use-keyboard.ts';

const hasLayer = () =>
	document.querySelector('dialog[open], [popover="auto"]:popover-open') !== null;

/** Ctrl+Shift+F into the focus on the text and out again, Esc out. */
function useFocusKeys(on: boolean, editor: RefObject<EditorHandle | null>): void {
	const onKey = useEffectEvent((event: KeyboardEvent) => {
		const isSwitch =
			(event.ctrlKey || event.metaKey) && event.shiftKey && event.key.toLowerCase() === 'f';
		const leaves = on && event.key === 'Escape' && !event.defaultPrevented;
		if ((!isSwitch && !leaves) || hasLayer()) return;
		event.preventDefault();
		editor.current?.act(on ? leaveFocus : enterFocus);
	});
	useEffect(() => {
		const listener = (event: KeyboardEvent) => onKey(event);
		document.addEventListener('keydown', listener);
		return () => document.removeEventListener('keydown', listener);
	}, []);
}

interface FocusBarProps {
	state: EditorState | undefined;
	words: number;
	editor: RefObject<EditorHandle | null>;
}

/** While only the text is there: how long it is, and the way back. */
export function FocusBar({ state, words, editor }: FocusBarProps) {
	const on = state !== undefined && isFocusing(state);
	useFocusKeys(on, editor);
	useEffect(() => {
		document.body.classList.toggle('focusing', on);
		return () => document.body.classList.remove('focusing');
	}, [on]);
	const { height } = useKeyboard(() => undefined);
	if (!on) return null;
	return (
		<div className="focus-bar" style={{ insetBlockEnd: `${height}px` }}>
			<span className="num">{text.words(words)}</span>
			<button type="button" onClick={() => editor.current?.act(leaveFocus)}>
				<kbd>Esc</kbd> {text.leaveFocus}
			</button>
		</div>
	);
}
