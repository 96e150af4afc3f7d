import { defaultKeymap } from '@codemirror/commands';
import { expect, test } from 'vitest';
import { textKeymap } from '../../../admin/src/editor/keys/text-keymap.ts';

/** `Mod-Enter` publishes; the others are of code, and a text has no comments and no brackets to match. */
const left = ['Mod-Enter', 'Mod-Alt-\\', 'Shift-Mod-\\', 'Mod-/', 'Alt-A'];

test('a text has every key that CodeMirror gives by default, but those of code', () => {
	expect(textKeymap).toEqual(defaultKeymap.filter(({ key }) => !left.includes(key ?? '')));
	expect(defaultKeymap.length - textKeymap.length).toBe(left.length);
});
