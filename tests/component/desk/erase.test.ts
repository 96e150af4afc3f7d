import { expect, it } from 'vitest';
import { eraseBefore, eraseBehind } from '../../../admin/src/editor/keys/erase.ts';
import { nest, unnest } from '../../../admin/src/editor/keys/nest.ts';
import { after, stateOf } from './a-text-in-hand.ts';

it.each([
	['takes a heading’s mark away', '## |um', '|um'],
	['takes it away below a text', 'um\n\n## |dois', 'um\n\n|dois'],
	['takes a bullet away', '- um\n- |dois', '- um\n\n|dois'],
	['takes an inner item out', '- um\n  - |dois', '- um\n- |dois'],
	['takes a quote away', '> |um\n>\n> dois', '|um\n\ndois'],
	['takes who said it back into the quote', '> um\n>\n> — |Renata', '> um\n>\n> |Renata'],
	['takes a typed dash like the long one', '> um\n>\n> -- |Renata', '> um\n>\n> |Renata'],
	['joins a paragraph to the one above', 'um\n\n|dois', 'um|dois'],
	['joins it to the heading above', '## um\n\n|dois', '## um|dois'],
	['joins it to the item above', '- um\n\n|dois', '- um|dois'],
	['joins paragraphs of a quote', '> um\n>\n> |dois', '> um|dois'],
	['joins lines of a quote', '> um\n> |dois', '> um|dois'],
	['takes an empty paragraph away', 'um\n\n|\n\ndois', 'um|\n\ndois'],
	['chooses the divider above first', 'um\n\n---\n\n|dois', 'um\n\n‹---›\n\ndois'],
	['chooses the picture above first', '![a](/b.png)\n\n|dois', '‹![a](/b.png)›\n\ndois'],
	['takes an empty pair away', 'um **|**', 'um |'],
	['leaves letters to the editor', 'um|', 'um|'],
	['leaves code to the editor', '```\n|um\n```', '```\n|um\n```'],
])('Backspace %s', (_, text, expected) => {
	expect(after(eraseBefore, text)).toBe(expected);
});

it.each([
	['joins the paragraph below', 'um|\n\ndois', 'um|dois'],
	['joins a heading below', 'um|\n\n## dois', 'um|dois'],
	['joins the next item', '- um|\n- dois', '- um|dois'],
	['chooses the divider below first', 'um|\n\n---\n\ndois', 'um\n\n‹---›\n\ndois'],
	['takes an empty paragraph away', 'um\n\n|\n\n## dois', 'um\n\n|## dois'],
	['keeps the line below a picture', '![a](/b.png)\n|\num', '![a](/b.png)\n|\num'],
	['removes an emptied heading', 'um\n\n## |\n\ndois', 'um\n\n|dois'],
	['removes an emptied heading above a picture', '## |\n\n![a](/b.png)', '|![a](/b.png)'],
	['removes an emptied heading at the end', 'um\n\n## |', 'um\n\n|'],
	['chooses the picture below first', 'um|\n\n![a](/b.png)', 'um\n\n‹![a](/b.png)›'],
])('Delete %s', (_, text, expected) => {
	expect(after(eraseBehind, text)).toBe(expected);
});

it.each([
	['goes into the item above', nest, '- um\n- |dois', '- um\n  - |dois'],
	['goes in by the width of a number', nest, '1. um\n2. |dois', '1. um\n   2. |dois'],
	['takes what it holds along', nest, '- um\n- |dois\n  - três', '- um\n  - |dois\n    - três'],
	['is not for the first item', nest, '- |um', '- |um'],
	['is not for the middle of a text', nest, '- um\n- do|is', '- um\n- do|is'],
	['goes out again', unnest, '- um\n  - |dois', '- um\n- |dois'],
	['stays where it is outermost', unnest, '- um\n- |dois', '- um\n- |dois'],
])('an item %s', (_, command, text, expected) => {
	expect(after(command, text)).toBe(expected);
});

it('Tab leaves the text where it moves no item', () => {
	const isMoved = (text: string) => nest({ state: stateOf(text), dispatch: () => undefined });
	expect(isMoved('- |um')).toBe(false);
	expect(isMoved('u|m')).toBe(false);
	expect(isMoved('- um\n- |dois')).toBe(true);
});
