import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { messages } from '../messages/all.ts';
import { enter } from './keys/enter.ts';
import { foldedAddresses } from './look/folded-addresses.ts';
import { markdownLook } from './look/markdown-look.ts';

/** Shows the text as it is written, but for the long addresses of pictures. */
export const asMarkdown: Extension = [
	keymap.of([{ key: 'Enter', run: enter }]),
	markdownLook,
	foldedAddresses,
	EditorView.contentAttributes.of({ 'aria-label': messages.writing.markdownLabel }),
];
