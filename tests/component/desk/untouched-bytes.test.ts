import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EditorSelection, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import fc from 'fast-check';
import { afterEach, describe, expect, it, test } from 'vitest';
import { articleLanguage } from '../../../admin/src/editor/language.ts';
import { showText, textView } from '../../../admin/src/editor/text-view.ts';
import { readCorpus } from '../../support/judges/read-corpus.ts';

let view: EditorView | undefined;
afterEach(() => view?.destroy());

function open(doc: string): { view: EditorView; changes: () => number } {
	let changes = 0;
	const counted = EditorView.updateListener.of(({ docChanged }) => {
		if (docChanged) changes += 1;
	});
	const state = EditorState.create({
		doc,
		extensions: [articleLanguage, textView('text'), counted],
	});
	view = new EditorView({ state, parent: document.body });
	return { view, changes: () => changes };
}

const folder = process.env['CORPUS_DIR'] ?? '../shared/corpus';
const readTexts = (name: string, field: string) => {
	const path = join(folder, name);
	if (!existsSync(path)) return [];
	return readCorpus(path).cases.flatMap((entry) => {
		const text = entry[field];
		return typeof text === 'string' && text !== '' ? [text] : [];
	});
};
const readDemo = () =>
	globSync(join(import.meta.dirname, '../../../scripts/demo/*.md')).map((file) =>
		readFileSync(file, 'utf8'),
	);
const texts: [string, string[]][] = [
	['the demo', readDemo()],
	['React’s articles', readTexts('ptbr-react-docs.json', 'content')],
	['CommonMark', readTexts('commonmark.json', 'markdown')],
	['an import of WordPress', readTexts('wordpress-theme-unit-test.xml', 'content')],
	['an import of Ghost', readTexts('ghost-export.json', 'content')],
];

/** CodeMirror uses a single line separator, and the browser's text has no other. */
const inLines = (text: string) => text.replace(/\r\n?/g, '\n');

test.each(texts.filter(([, all]) => all.length > 0))(
	'%s: opened, seen block by block in both views and closed, every byte is as it was',
	(_, all) => {
		for (const text of all) {
			const { view: editor, changes } = open(inLines(text));
			const { lines } = editor.state.doc;
			for (let number = 1; number <= lines; number += Math.max(1, Math.ceil(lines / 5))) {
				const { from, to } = editor.state.doc.line(number);
				for (const head of [from, to])
					editor.dispatch({ selection: { anchor: head }, userEvent: 'select' });
			}
			showText(editor, 'markdown');
			showText(editor, 'text');
			expect(editor.state.doc.toString()).toBe(inLines(text));
			expect(changes()).toBe(0);
			editor.destroy();
		}
	},
	120_000,
);

describe('an edit', () => {
	// At the edge of a block what is typed gets lines of its own.
	const hasBlock = /^(?:---|!\[|\||<)/m;
	const sample = inLines(
		texts
			.flatMap(([, all]) => all)
			.map((text) => text.replace(/^---\n[\s\S]*?\n---\n/, ''))
			.find((text) => text.includes('## ') && !hasBlock.test(text)) ?? '# a',
	);

	// What a cut leaves of a mark is mended, so every edit types something.
	it('that types changes no byte outside of itself', () => {
		const { view: editor } = open(sample);
		const place = fc.nat({ max: sample.length });
		const edit = fc.record({
			at: place,
			length: fc.nat({ max: 30 }),
			insert: fc.string({ minLength: 1, maxLength: 20 }),
		});
		fc.assert(
			fc.property(edit, ({ at, length, insert }) => {
				const before = editor.state.doc.toString();
				const from = Math.min(at, before.length);
				const to = Math.min(from + length, before.length);
				const typed = inLines(insert);
				editor.dispatch({
					changes: { from, to, insert: typed },
					selection: EditorSelection.cursor(from + typed.length),
					userEvent: 'input.type',
				});
				const after = editor.state.doc.toString();
				expect(after).toBe(before.slice(0, from) + typed + before.slice(to));
			}),
			{ numRuns: 200 },
		);
	});
});
