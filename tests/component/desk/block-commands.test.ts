import { expect, it } from 'vitest';
import {
	setStyle,
	styleAt,
	toggleList,
	toggleQuote,
} from '../../../admin/src/editor/keys/block-commands.ts';
import { after, stateOf } from './a-text-in-hand.ts';

it.each([
	['makes a paragraph the title of a section', 'section', 'um|', '## um|'],
	['begins one on an empty line', 'section', 'um\n\n|', 'um\n\n## |'],
	['makes it the title of a part', 'part', '## u|m', '### u|m'],
	['makes it text again', 'text', '## u|m', 'u|m'],
	['leaves text text', 'text', 'u|m', 'u|m'],
	[
		'takes an item out of its list',
		'section',
		'- um\n- d|ois\n- três',
		'- um\n\n## d|ois\n\n- três',
	],
	['takes the underline of a heading away', 'text', 'u|m\n---', 'u|m'],
	['stands apart from the text below', 'text', '## u|m\ndois', 'u|m\n\ndois'],
	['makes each chosen paragraph one', 'section', '‹um\n\ndois›', '## ‹um\n\n## dois›'],
] as const)('a style %s', (_, style, text, expected) => {
	expect(after(setStyle(style), text)).toBe(expected);
});

it.each([
	['makes a paragraph an item', 'bullet', 'um|', '- um|'],
	['joins chosen paragraphs to one list', 'bullet', '‹um\n\ndois›', '- ‹um\n- dois›'],
	['counts them', 'number', '‹um\n\ndois›', '1. ‹um\n2. dois›'],
	['goes on with the list above', 'bullet', '- um\n\ndois|', '- um\n- dois|'],
	['makes a heading an item', 'bullet', '## um|', '- um|'],
	['is another list', 'number', '‹- um\n- dois›', '‹1. um\n2. dois›'],
	['makes an item text again', 'bullet', '- um\n- do|is\n- três', '- um\n\ndo|is\n\n- três'],
	['makes each item a paragraph', 'bullet', '‹- um\n- dois›', '‹um\n\ndois›'],
	['stays within its quote', 'bullet', '> um|', '> - um|'],
] as const)('a list %s', (_, kind, text, expected) => {
	expect(after(toggleList(kind), text)).toBe(expected);
});

it.each([
	['takes a paragraph up', 'um|', '> um|'],
	['takes up what is chosen as one', '‹um\n\ndois›', '> ‹um\n>\n> dois›'],
	['takes a list up', '- um|\n', '> - um|\n'],
	['stands apart', 'um\n\nd|ois', 'um\n\n> d|ois'],
	['gives all of it back', '> um\n>\n> — Re|nata', 'um\n\n— Re|nata'],
])('a quote %s', (_, text, expected) => {
	expect(after(toggleQuote, text)).toBe(expected);
});

it.each([
	['u|m', 'text'],
	['# título\n\n## u|m', 'section'],
	['## um\n\n### d|ois', 'part'],
	['### u|m', 'section'],
])('the style at the cursor is the one that the article shows: %s', (text, style) => {
	expect(styleAt(stateOf(text))).toBe(style);
});
