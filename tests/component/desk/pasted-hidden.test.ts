import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { expect, test } from 'vitest';
import { articleLanguage } from '../../../admin/src/editor/language.ts';
import { htmlToMarkdown } from '../../../admin/src/editor/paste/html-to-markdown.ts';
import { pasteMarkup } from '../../../admin/src/editor/paste/paste-markup.ts';

const sheet = (rules: string) => `<style><!-- ${rules} --></style>`;

test.each([
	['Word’s own way', '<p>Um <span style="mso-hide:all">segredo</span>fim.</p>'],
	['in capitals, with blanks', '<p>Um <span STYLE=" MSO-HIDE : ALL ">segredo</span>fim.</p>'],
	['display', '<p>Um <span style="display:none">segredo</span>fim.</p>'],
	['with importance', '<p>Um <span style="Display : None !important;">segredo</span>fim.</p>'],
	['with a comment', '<p>Um <span style="display:/* x */none">segredo</span>fim.</p>'],
	['visibility', '<p>Um <b style="visibility: hidden">segredo</b>fim.</p>'],
	['a collapsed one', '<p>Um <b style="visibility:collapse">segredo</b>fim.</p>'],
	['the attribute', '<p>Um <span hidden>segredo</span>fim.</p>'],
	['the attribute, until it is found', '<p>Um <span HIDDEN="until-found">segredo</span>fim.</p>'],
	['no opacity', '<p>Um <span style="opacity:0.0">segredo</span>fim.</p>'],
	['no size', '<p>Um <span style="font-size:0px">segredo</span>fim.</p>'],
	['a class', `${sheet('.x { color: red; mso-hide: all }')}<p>Um <i class="x">segredo</i>fim.</p>`],
	[
		'a class of an element',
		`${sheet('div.x, b.x{DISPLAY:NONE}')}<p>Um <b class=x>segredo</b>fim.</p>`,
	],
	[
		'an element in another',
		`${sheet('p > .a.b {display:none}')}<p>Um <b class="b a">segredo</b>fim.</p>`,
	],
	[
		'a style for screens',
		`${sheet('@media screen { .x {display:none} }')}<p>Um <b class=x>segredo</b>fim.</p>`,
	],
	['a whole paragraph', '<p style="mso-hide:all">segredo</p><p>Um fim.</p>'],
	['a row', '<p>Um fim.</p><table><tr style="display:none"><td>segredo</td></tr></table>'],
])('what was hidden there stays hidden, and the paste says so: %s', (_, html) => {
	const { markdown, removed } = htmlToMarkdown(html);
	expect(markdown).toBe('Um fim.');
	expect(removed).toEqual(['hidden']);
});

test.each([
	[
		'what a print alone hides',
		`${sheet('@media print { .x {display:none} }')}<p class=x>Um fim.</p>`,
	],
	[
		'what a phone alone hides',
		`${sheet('@media (max-width: 600px) { .x {display:none} }')}<p class=x>Um fim.</p>`,
	],
	[
		'what its own style shows again',
		`${sheet('.x {display:none}')}<p class=x style="display:block">Um fim.</p>`,
	],
	[
		'what is visible in the invisible',
		'<div style="visibility:hidden"><p style="visibility:visible">Um fim.</p></div>',
	],
	['what Word shows again', '<div style="mso-hide:all"><p style="mso-hide:none">Um fim.</p></div>'],
	['what is hidden without words', '<p>Um <span style="display:none"> </span>fim.</p>'],
])('what was seen there comes: %s', (_, html) => {
	const { markdown, removed } = htmlToMarkdown(html);
	expect(markdown).toBe('Um fim.');
	expect(removed).toEqual([]);
});

test('the plain text beside it, which says what is hidden, is not pasted instead', () => {
	const view = new EditorView({ state: EditorState.create({ extensions: [articleLanguage] }) });
	const html = '<p>Um <span style="display:none">segredo </span>fim.</p>';
	pasteMarkup(view, { html, plain: 'Um segredo fim.' });
	expect(view.state.doc.toString()).toBe('Um fim.');
	view.destroy();
});
