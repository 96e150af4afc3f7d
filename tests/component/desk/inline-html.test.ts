import { forceParsing } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { afterEach, expect, it } from 'vitest';
import { cellLook } from '../../../admin/src/editor/blocks/cell-look.ts';
import { articleLanguage } from '../../../admin/src/editor/language.ts';
import { htmlToMarkdown } from '../../../admin/src/editor/paste/html-to-markdown.ts';
import { textView } from '../../../admin/src/editor/text-view.ts';

const opened: EditorView[] = [];
function open(doc: string): HTMLElement {
	Range.prototype.getClientRects = () => [] as never;
	const extensions = [articleLanguage, textView('text')];
	const view = new EditorView({
		parent: document.body,
		state: EditorState.create({ doc, extensions }),
	});
	opened.push(view);
	forceParsing(view, doc.length, 5_000);
	return view.contentDOM;
}
afterEach(() => {
	for (const view of opened.splice(0)) view.destroy();
});

it.each(['mark', 'u', 'ins', 'small', 'kbd', 'abbr', 'q', 'cite', 'sup', 'sub', 'var', 'samp'])(
	'a pasted %s shows its words without tags',
	(name) => {
		const { markdown } = htmlToMarkdown(`<p>Um <${name}>dois <b>três</b></${name}> quatro.</p>`);
		expect(open(markdown).textContent).toBe('Um dois três quatro.');
	},
);

it.each([
	['what is highlighted looks so', 'Um <mark>dois</mark> três', 'mark', 'dois'],
	['with what its tag says', 'A <abbr title="a > b">ONU</abbr> diz', 'abbr', 'ONU'],
	['in a mark', '**Um <mark>dois</mark>**', 'mark', 'dois'],
	['over two lines', 'Um <u>dois\ntrês</u> fim', 'u', 'dois'],
	['within its like', '<sup>a<sup>b</sup>c</sup>', 'sup sup', 'b'],
])('%s', (_, text, selector, words) => {
	expect(open(text).querySelector(selector)?.textContent).toBe(words);
});

it.each([
	['a tag that nothing closes', 'Um <mark>dois'],
	['an end without a beginning', 'Um dois</mark>'],
	['tags across a mark', '**Um <mark>dois** três</mark>'],
	['tags that an article does not have', 'Um <blink>dois</blink>'],
	['in code', '`<mark>dois</mark>`'],
])('%s is shown as it is written', (_, text) => {
	expect(open(text).textContent).toContain(text.replaceAll(/\*\*|`/g, ''));
});

it.each([
	['Um <mark>dois **e** meio</mark> fim', 'Um <mark>dois <strong>e</strong> meio</mark> fim'],
	['**<u>Um</u> <sup>a<sup>b</sup></sup>**', '<strong><u>Um</u> <sup>a<sup>b</sup></sup></strong>'],
	['Um <mark>dois<br>fim', 'Um &lt;mark&gt;dois\nfim'],
])('in a cell, too: %s', (source, drawn) => {
	const cell = document.createElement('td');
	cell.append(...(cellLook(source) ?? [source]));
	expect(cell.innerHTML).toBe(drawn);
});
