import type { Extension } from '@codemirror/state';
import { type EditorView, keymap } from '@codemirror/view';
import { hostOf } from '../host.ts';
import { breakLine, enterApart } from './enter.ts';
import { eraseBefore, eraseBehind } from './erase.ts';
import { nest, unnest } from './nest.ts';

/** From the first line, as it is shown, to the title. */
function leaveUpwards(view: EditorView): boolean {
	const { main } = view.state.selection;
	const first = view.coordsAtPos(0);
	const here = view.coordsAtPos(main.head, main.assoc || 1);
	if (!main.empty || !first || !here || here.top >= first.bottom) return false;
	hostOf(view.state).title.enter();
	return true;
}
export const titleKey = { key: 'ArrowUp', run: leaveUpwards };

/** The editing keys of the text view. */
export const writingKeys: Extension = keymap.of([
	{ key: 'Enter', run: enterApart, shift: breakLine },
	{ key: 'Backspace', run: eraseBefore, shift: eraseBefore },
	{ key: 'Mod-Backspace', run: eraseBefore },
	{ key: 'Delete', run: eraseBehind },
	{ key: 'Tab', run: nest, shift: unnest },
]);
