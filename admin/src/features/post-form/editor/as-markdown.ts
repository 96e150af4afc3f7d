import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { messages } from '../../../messages/all.ts';
import { enter } from './keys/enter.ts';
import { markdownLook } from './look/markdown-look.ts';

/** Shows the text as it is written. */
export const asMarkdown: Extension = [
	keymap.of([{ key: 'Enter', run: enter }]),
	markdownLook,
	EditorView.contentAttributes.of({ 'aria-label': messages.writing.markdownLabel }),
];
