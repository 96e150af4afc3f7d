import {
	addCursorAbove,
	addCursorBelow,
	copyLineDown,
	copyLineUp,
	cursorSyntaxLeft,
	cursorSyntaxRight,
	deleteLine,
	indentLess,
	indentMore,
	moveLineDown,
	moveLineUp,
	selectLine,
	selectParentSyntax,
	selectSyntaxLeft,
	selectSyntaxRight,
	simplifySelection,
	standardKeymap,
	toggleTabFocusMode,
} from '@codemirror/commands';
import type { KeyBinding } from '@codemirror/view';

/** CodeMirror's default keys without those of code (comments, brackets), whose commands would be downloaded for nothing. */
export const textKeymap: readonly KeyBinding[] = [
	{
		...{ key: 'Alt-ArrowLeft', mac: 'Ctrl-ArrowLeft' },
		...{ run: cursorSyntaxLeft, shift: selectSyntaxLeft },
	},
	{
		...{ key: 'Alt-ArrowRight', mac: 'Ctrl-ArrowRight' },
		...{ run: cursorSyntaxRight, shift: selectSyntaxRight },
	},
	{ key: 'Alt-ArrowUp', run: moveLineUp },
	{ key: 'Shift-Alt-ArrowUp', run: copyLineUp },
	{ key: 'Alt-ArrowDown', run: moveLineDown },
	{ key: 'Shift-Alt-ArrowDown', run: copyLineDown },
	{ key: 'Mod-Alt-ArrowUp', run: addCursorAbove },
	{ key: 'Mod-Alt-ArrowDown', run: addCursorBelow },
	{ key: 'Escape', run: simplifySelection },
	{ key: 'Alt-l', mac: 'Ctrl-l', run: selectLine },
	{ key: 'Mod-i', run: selectParentSyntax, preventDefault: true },
	{ key: 'Mod-[', run: indentLess },
	{ key: 'Mod-]', run: indentMore },
	{ key: 'Shift-Mod-k', run: deleteLine },
	{ key: 'Ctrl-m', mac: 'Shift-Alt-m', run: toggleTabFocusMode },
	...standardKeymap,
];
