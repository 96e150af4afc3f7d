import type { Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { breakLine, enterApart } from './enter.ts';
import { eraseBefore, eraseBehind } from './erase.ts';
import { nest, unnest } from './nest.ts';

/** The editing keys of the text view. */
export const writingKeys: Extension = keymap.of([
	{ key: 'Enter', run: enterApart, shift: breakLine },
	{ key: 'Backspace', run: eraseBefore, shift: eraseBefore },
	{ key: 'Mod-Backspace', run: eraseBefore },
	{ key: 'Delete', run: eraseBehind },
	{ key: 'Tab', run: nest, shift: unnest },
]);
