import type { EditorState, Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { focusMode } from './tools/focus-mode.ts';
import { slashMenu } from './tools/slash-menu.ts';
import type { ToolName } from './tools/tools.ts';

export interface Toolkit {
	onTool: (name: ToolName) => void;
	onState: (state: EditorState) => void;
}

const heightOf = (selector: string) =>
	document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;

/** The bars that stick above and below never cover the line that is written. */
const bars = EditorView.scrollMargins.of(() => ({
	top: heightOf('.doc-bar') + heightOf('.mdbar') + heightOf('.find'),
	bottom: heightOf('.handbar, .focus-bar') || heightOf('.foot-line') + heightOf('.action-bar'),
}));

/** What the tools around the text need of it. */
export const toolkit = (latest: () => Toolkit): Extension => [
	slashMenu((name) => latest().onTool(name)),
	focusMode,
	bars,
	EditorView.updateListener.of(({ state, startState }) => {
		if (state !== startState) latest().onState(state);
	}),
];
