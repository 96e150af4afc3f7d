import type { Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { breakLine, enterApart } from './enter.ts';

/** The keys that write in the text as one sees it. */
export const writingKeys: Extension = keymap.of([
	{ key: 'Enter', run: enterApart, shift: breakLine },
]);
