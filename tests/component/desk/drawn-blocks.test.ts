import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { history, undo } from '@codemirror/commands';
import { forceParsing } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { findBlock } from '../../../admin/src/editor/blocks/blocks-field.ts';
import { figures } from '../../../admin/src/editor/blocks/figure.ts';
import { htmlBlocks } from '../../../admin/src/editor/blocks/html-block.ts';
import { tables } from '../../../admin/src/editor/blocks/table.ts';
import { enterApart } from '../../../admin/src/editor/keys/enter.ts';
import { articleLanguage } from '../../../admin/src/editor/language.ts';
import { openBlocks } from './a-text-of-blocks.ts';

const corpus = process.env['CORPUS_DIR'];

function open(doc: string) {
	let changes = 0;
	const view = new EditorView({
		parent: document.body,
		state: EditorState.create({
			doc,
			extensions: [
				articleLanguage,
				figures,
				tables,
				htmlBlocks,
				EditorView.updateListener.of(({ docChanged }) => {
					changes += Number(docChanged);
				}),
			],
		}),
	});
	return { view, read: () => view.state.doc.toString(), changes: () => changes };
}

test('opening a text changes no byte of it, whatever blocks it has', ({ skip }) => {
	if (!corpus) skip('without CORPUS_DIR there are no texts');
	const { cases } = JSON.parse(
		readFileSync(join(corpus ?? '', 'ptbr-react-docs.json'), 'utf8'),
	) as { cases: { content: string }[] };
	const texts = cases.map(({ content }) => content.replaceAll('\r\n', '\n'));
	const withBlocks = texts.filter((text) => /^\||^!\[|^</m.test(text));
	expect(withBlocks.length).toBeGreaterThan(30);
	for (const text of withBlocks) {
		const { view, read, changes } = open(text);
		view.dispatch({ selection: { anchor: text.length } });
		expect(read()).toBe(text);
		expect(changes()).toBe(0);
		view.destroy();
	}
});

const nameAt = (doc: string, at: number) =>
	findBlock(open(doc).view.state, at)?.widget.constructor.name;

test('only what stands in the document itself, and alone in its paragraph, is drawn', () => {
	expect(nameAt('![a](/b.png)', 0)).toBe('FigureWidget');
	expect(nameAt('[![a](/b.png)](/c)', 0)).toBe('FigureWidget');
	expect(nameAt('Um ![a](/b.png)', 5)).toBeUndefined();
	expect(nameAt('- ![a](/b.png)', 4)).toBeUndefined();
	expect(nameAt('![a][b]\n\n[b]: /c.png', 2)).toBeUndefined();
	expect(nameAt('| a |\n| - |', 0)).toBe('TableWidget');
	expect(nameAt('<p>Um</p>', 0)).toBe('HtmlWidget');
	expect(nameAt('<video src="/a.mp4"></video> <!-- um -->', 0)).toBe('HtmlWidget');
	expect(nameAt('<u>Um</u>', 0)).toBeUndefined();
});

test.each(['<div>', '</aside>', '<script>alert(1)</script>', '<!-- um -->', '{/* um */}'])(
	'HTML of which readers see nothing is shown as it is written: %s',
	(source) => {
		const { root } = openBlocks(source, [htmlBlocks]);
		expect(root.querySelector('.cm-html .copy')?.textContent).toBe(source);
		expect(root.querySelectorAll('.cm-html button')).toHaveLength(1);
	},
);

test('a shown line break is never the last sign of a block: below it, Chromium loses composed words', () => {
	const { root } = openBlocks('<div>\n<pre><code>um\n</code></pre>\n</div>', [htmlBlocks]);
	expect(root.querySelector('.cm-html pre')?.textContent).toBe('um');
});

const type = (view: EditorView, from: number, insert: string) =>
	view.dispatch({ changes: { from, insert }, userEvent: 'input.type' });

test.each([
	'![a](/b.png)',
	'<p>um</p>',
	'</aside>',
	'<!-- um -->',
	'{/* um */}',
	'```\num\n```',
	'## Um',
	'Um\n---',
	'[^1]: Uma nota.',
	'[um]: /dois',
])('what is typed in a blank line beside a block is a paragraph of its own: %s', (block) => {
	const { view, read } = open(`Um.\n\n${block}\n\nDois.`);
	type(view, `Um.\n\n${block}\n`.length, 'x');
	expect(read()).toBe(`Um.\n\n${block}\n\nx\n\nDois.`);
	type(view, 'Um.\n'.length, 'y');
	expect(read()).toBe(`Um.\n\ny\n\n${block}\n\nx\n\nDois.`);
});

test.each([
	['the end of a paragraph', 'Um.\n|\nDois.'],
	['a line of an item', '- Um.\n|\n- Dois.'],
	['a line after a break', 'Um.\\\n|\n\nDois.'],
	['open code', 'Um.\n\n```\n|\n\nDois.'],
	['a line of code', '```\num\n|\ndois\n```'],
])('what is typed in %s is not parted', (_, text) => {
	const { view, read } = open(text.replace('|', ''));
	type(view, text.indexOf('|'), 'x');
	expect(read()).toBe(text.replace('|', 'x'));
});

test.each([
	'<p>Um <b>dois</b> três</p>⏎Fim',
	'<div>↵um↵dois↵</div>⏎Fim',
	'<details>↵<summary>um</summary>↵dois↵</details>⏎Fim',
	'<!-- um↵dois -->⏎Fim',
	'<br>⏎Fim',
	'```↵um↵```⏎Fim',
])('HTML and code are typed as they are written: %s', (text) => {
	const { view, read } = open('Antes.\n\n');
	view.dispatch({ selection: { anchor: view.state.doc.length } });
	const put = (insert: string, userEvent: string) =>
		view.dispatch(view.state.replaceSelection(insert), { userEvent });
	for (const sign of text) {
		const isEnter = sign === '↵' || sign === '⏎';
		if (!isEnter) put(sign, 'input.type');
		else if (!enterApart(view)) put('\n', 'input');
	}
	expect(read()).toBe(`Antes.\n\n${text.replaceAll('↵', '\n').replaceAll('⏎', '\n\n')}`);
});

test('what is composed beside a block gets its room when it is written, and one undo takes both', async () => {
	const doc = 'Um.\n\n![a](/b.png)\n\nDois.';
	const { view, read } = openBlocks(doc, [history()]);
	for (const [end, text] of [
		[0, 'n'],
		[1, 'nã'],
		[2, 'não'],
	] as const)
		view.dispatch({
			changes: { from: 18, to: 18 + end, insert: text },
			userEvent: `input.type.compose${end === 0 ? '.start' : ''}`,
		});
	expect(read()).toBe('Um.\n\n![a](/b.png)\nnão\nDois.');
	expect(findBlock(view.state, 6)?.widget.constructor.name).toBe('FigureWidget');
	await vi.waitFor(() => expect(read()).toBe('Um.\n\n![a](/b.png)\n\nnão\n\nDois.'));
	undo(view);
	expect(read()).toBe(doc);
});

const sample = `Um.

![a](/b.png "Legenda")

Dois, com **força**.

| a | b |
| - | - |
| 1 | 2 |

<p>Três.</p>

![c](/d.png)
Quatro.

![e](/e.png#galeria)

![f](/f.png#galeria)

![g](/g.png)`;

function blocksOf(state: EditorState) {
	const starts = Array.from(
		{ length: state.doc.lines },
		(_, index) => state.doc.line(index + 1).from,
	);
	return starts.flatMap((at) => {
		const block = findBlock(state, at);
		return block ? [{ at, ...block, widget: block.widget.source }] : [];
	});
}

test('what a key draws anew is what would be drawn of the whole text', () => {
	const insert = fc.constantFrom(
		'a',
		' ',
		'\n',
		'\n\n',
		'|',
		'![a](/b.png)',
		'#galeria',
		'<p>',
		')',
		'# ',
		'~~~',
	);
	const edit = fc.record({
		at: fc.nat(sample.length),
		length: fc.constantFrom(0, 0, 1, 4),
		insert,
	});
	fc.assert(
		fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (edits) => {
			const { view, read } = open(sample);
			for (const { at, length, insert: text } of edits) {
				const from = Math.min(at, read().length);
				const to = Math.min(from + length, read().length);
				const anchor = from + text.length;
				view.dispatch({ changes: { from, to, insert: text }, selection: { anchor } });
			}
			const fresh = open(read()).view;
			// A busy machine leaves the end of a text for later.
			for (const each of [view, fresh]) forceParsing(each, each.state.doc.length, 5_000);
			const [drawn, expected] = [view, fresh].map(({ state }) => blocksOf(state));
			for (const each of [view, fresh]) each.destroy();
			expect(drawn).toEqual(expected);
		}),
	);
});
