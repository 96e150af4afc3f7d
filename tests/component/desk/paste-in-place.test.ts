import { history, undo } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { expect, it } from 'vitest';
import { articleLanguage } from '../../../admin/src/editor/language.ts';
import { settlePictures } from '../../../admin/src/editor/paste/bring-pasted.ts';
import { linkWords } from '../../../admin/src/editor/paste/link-words.ts';
import { pasteMarkup } from '../../../admin/src/editor/paste/paste-markup.ts';

/** Opens a text with the cursor at `|`. */
function open(text: string) {
	const at = text.indexOf('|');
	const doc = text.replace('|', '');
	const extensions = [history(), articleLanguage];
	const view = new EditorView({
		parent: document.body,
		state: EditorState.create({ doc, selection: { anchor: at }, extensions }),
	});
	return { view, read: () => view.state.doc.toString(), doc };
}

const list = '<ul><li>um</li><li>dois</li></ul>';

it.each([
	['words join the line', 'Antes | depois.', '<b>e</b>', 'Antes **e** depois.'],
	[
		'paragraphs part it',
		'Antes |depois.',
		'<p><b>um</b></p><p>dois </p>',
		'Antes **um**\n\ndoisdepois.',
	],
	['a list has lines of its own', 'Antes.|', list, 'Antes.\n\n- um\n- dois'],
	['so it has between words', 'Antes| depois.', list, 'Antes\n\n- um\n- dois\n\n depois.'],
	['a blank line is enough', 'Antes.\n\n|', list, 'Antes.\n\n- um\n- dois'],
	['a line under words gets one', 'Antes.\n|', list, 'Antes.\n\n- um\n- dois'],
	['an empty item gives way to a list', 'Antes.\n\n- |', list, 'Antes.\n\n- um\n- dois'],
	['words stay in an item', '- |', '<b>um</b>', '- **um**'],
	['a heading', 'Antes|', '<h2>Sala</h2>', 'Antes\n\n## Sala'],
	[
		'a video has a paragraph of its own',
		'Antes| depois.',
		'<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
		'Antes\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n\n depois.',
	],
])('%s, and one undo takes it back', (_, text, html, expected) => {
	const { view, read, doc } = open(text);
	pasteMarkup(view, { html, plain: 'x' });
	expect(read()).toBe(expected);
	undo(view);
	expect(read()).toBe(doc);
	view.destroy();
});

it.each([
	['words', 'Veja ‹o mapa› já.', 'https://a.example/x', 'Veja [o mapa](https://a.example/x) já.'],
	[
		'with their blanks outside',
		'Veja‹ o mapa ›já.',
		'https://a.example',
		'Veja [o mapa](https://a.example) já.',
	],
	[
		'an address with brackets',
		'‹Mapa›',
		'https://a.example/x_(y)',
		'[Mapa](<https://a.example/x_(y)>)',
	],
	[
		'strong words',
		'Um **‹forte›** aqui',
		'mailto:a@b.example',
		'Um **[forte](mailto:a@b.example)** aqui',
	],
	['but not a link', 'Um ‹[link](https://b.example)› aqui', 'https://a.example', undefined],
	['nor code', 'Um ‹`código`› aqui', 'https://a.example', undefined],
	['nor part of it', 'Um `có‹digo›` aqui', 'https://a.example', undefined],
	['nor several blocks', '‹Um.\n\nDois.›', 'https://a.example', undefined],
	['nor a picture', '‹![a](/images/1)›', 'https://a.example', undefined],
	['nor by what is no address', '‹Um›', 'texto https://a.example', undefined],
])('an address pasted over %s becomes their link', (_, text, pasted, expected) => {
	const [from, to] = [text.indexOf('‹'), text.indexOf('›') - 1];
	const doc = text.slice(0, from) + text.slice(from + 1, to + 1) + text.slice(to + 2);
	const { view, read } = open(`|${doc}`);
	view.dispatch({ selection: { anchor: from, head: to } });
	expect(linkWords(view, pasted)).toBe(expected !== undefined);
	expect(read()).toBe(expected ?? doc);
	if (expected !== undefined) {
		undo(view);
		expect(read()).toContain(pasted);
		expect(read()).not.toContain('](');
		undo(view);
	}
	expect(read()).toBe(doc);
	view.destroy();
});

it.each([
	['in a fence', '```\nnpm |\n```', '```\nnpm run *x*\n```'],
	['in a line', 'Rode `npm |` já.', 'Rode `npm run *x*` já.'],
	['but not behind it', '```\nnpm\n```|', '```\nnpm\n```**run**'],
])('code is pasted as it is %s', (_, text, expected) => {
	const { view, read } = open(text);
	pasteMarkup(view, { html: '<b>run</b>', plain: 'run *x*' });
	expect(read()).toBe(expected);
	view.destroy();
});

it('pictures get their new addresses, and those that cannot be had leave no line, link or space', () => {
	const [good, gone] = ['https://a.example/1.png', 'https://a.example/2.png'];
	const text = `Um.\n\n![x](${good} "Uma (legenda)")\n\n![](${gone} "Outra (legenda)")\n\n[![](${gone})](https://a.example)\n\n- item ![](${gone})\n\nFim.`;
	const changes = settlePictures(text, new Map([[good, '/images/1']]), [gone]);
	expect(EditorState.create({ doc: text }).update({ changes }).state.doc.toString()).toBe(
		'Um.\n\n![x](/images/1 "Uma (legenda)")\n\n- item \n\nFim.',
	);
});
