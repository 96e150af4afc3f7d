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
	expect(nameAt('<div>', 0)).toBeUndefined();
	expect(nameAt('<script>alert(1)</script>', 0)).toBeUndefined();
});

test('what is typed in the blank line beside a block stays a paragraph of its own', () => {
	const { view, read } = open('Um.\n\n![a](/b.png)\n\nDois.');
	const type = (at: number, insert: string) =>
		view.dispatch({ changes: { from: at, insert }, userEvent: 'input.type' });
	type(18, 'x');
	expect(read()).toBe('Um.\n\n![a](/b.png)\n\nx\n\nDois.');
	type(4, 'y');
	expect(read()).toBe('Um.\n\ny\n\n![a](/b.png)\n\nx\n\nDois.');
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
