import { expect, it } from 'vitest';
import { breakLine, enter, enterApart } from '../../../admin/src/editor/keys/enter.ts';
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
])('Enter in Markdown %s', (_, text, expected) => {
	expect(after(enter, text)).toBe(expected);
});

it('Enter in a paragraph of Markdown is left to the editor: one new line, as typed', () => {
	expect(after(enter, 'um|')).toBe('um|');
});

it.each([
	['parts a paragraph', 'um |dois', 'um\n\n|dois'],
	['begins a paragraph', 'um|', 'um\n\n|'],
	['begins one after a heading', '## Um|', '## Um\n\n|'],
	['makes room above a heading', '## |Um', '\n\n## |Um'],
	['has no more to do in an empty paragraph', 'um\n\n|', 'um\n\n|'],
	['parts lines that are one paragraph', 'um|\ndois', 'um\n\n|dois'],
	['takes the place of what is chosen', 'um ‹dois› três', 'um\n\n|três'],
	['begins the next item', '- um|', '- um\n- |'],
	['begins the next item of a wide list', '- um\n\n- dois|', '- um\n\n- dois\n\n- |'],
	['counts the later items on', '1. um|\n2. dois\n3. três', '1. um\n2. |\n3. dois\n4. três'],
	['begins the next paragraph of a quote', '> um|', '> um\n>\n> |'],
	['leaves a quote the second time', '> um\n>\n> |', '> um\n\n|'],
	['goes on to who said it', '> um|\n>\n> — ', '> um\n>\n> — |'],
	[
		'leaves a quote behind who said it',
		'> um\n>\n> — Ana|\n\ndois',
		'> um\n>\n> — Ana\n\n|\n\ndois',
	],
	[
		'leaves a quote that nobody said, without its dash',
		'> um\n>\n> — |\n\ndois',
		'> um\n\n|\n\ndois',
	],
	['leaves code to the editor', '```\num|\n```', '```\num|\n```'],
	['begins a paragraph below closed code', '```\num\n```|', '```\num\n```\n\n|'],
	['leaves code that is not closed to the editor', '```|', '```|'],
	['leaves code in an item to the editor', '- ```\n  um\n  ```|', '- ```\n  um\n  ```|'],
	['begins a paragraph below HTML', '<p>um</p>|', '<p>um</p>\n\n|'],
	['begins one below half of a pair', 'um\n\n</aside>|', 'um\n\n</aside>\n\n|'],
	['begins one below a tag without an end', '<br>|', '<br>\n\n|'],
	['leaves HTML that is open to the editor', '<div>\n<p>um</p>|', '<div>\n<p>um</p>|'],
	['leaves what is within HTML to the editor', '<div>\n|um\n</div>', '<div>\n|um\n</div>'],
	['begins a paragraph below a comment', '<!-- <b> -->|', '<!-- <b> -->\n\n|'],
	['leaves a comment that is open to the editor', '<!-- um|', '<!-- um|'],
	['begins a paragraph below an address', '[um]: /dois|', '[um]: /dois\n\n|'],
])('Enter %s', (_, text, expected) => {
	expect(after(enterApart, text)).toBe(expected);
});

it.each([
	['in a paragraph', 'um|dois', 'um\\\n|dois'],
	['in an item', '- um|', '- um\\\n  |'],
	['in a quote', '> um|', '> um\\\n> |'],
])('Shift+Enter ends a line %s', (_, text, expected) => {
	expect(after(breakLine, text)).toBe(expected);
});
