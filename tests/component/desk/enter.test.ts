import { expect, it } from 'vitest';
import { enter } from '../../../admin/src/features/post-form/editor/enter.ts';
import { after } from './a-text-in-hand.ts';

it.each([
	['begins the next item', '- um|', '- um\n- |'],
	['counts on', '1. um|', '1. um\n2. |'],
	['begins the next task', '- [x] um|', '- [x] um\n- [ ] |'],
	['splits an item', '- um|dois', '- um\n- |dois'],
	['leaves a list with a blank line', '- um\n- |', '- um\n\n|'],
	['leaves a numbered list', '1. um\n2. dois\n3. |', '1. um\n2. dois\n\n|'],
	['leaves a list of one empty item', '- |', '|'],
	['leaves a wide list', '- um\n\n- |', '- um\n\n|'],
	['stands apart from the rest of the list', '- um\n- |\n- dois', '- um\n\n|\n\n- dois'],
	['goes out of an inner list', '- um\n  - dois\n  - |', '- um\n  - dois\n- |'],
	['goes out of an empty inner list', '- um\n  - |', '- um\n- |'],
	['counts on in the outer list', '1. um\n   - dois\n   - |', '1. um\n   - dois\n2. |'],
	['goes on with a quote', '> um|', '> um\n> |'],
	['leaves a quote the second time', '> um\n> |', '> um\n\n|'],
	['leaves a list inside a quote', '> - um\n> - |', '> - um\n>\n> |'],
	['leaves the quote after that', '> - um\n>\n> |', '> - um\n\n|'],
])('Enter %s', (_, text, expected) => {
	expect(after(enter, text)).toBe(expected);
});

it('Enter in a paragraph is left to the editor: one new line, as typed', () => {
	expect(after(enter, 'um|')).toBe('um|');
});
