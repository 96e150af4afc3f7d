import { EditorState, type Extension, type TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { expect, it } from 'vitest';
import { type FindQuery, findField, findMatches } from '../../../admin/src/editor/find/find.ts';
import {
	closeFind,
	openFind,
	search,
	step,
	swap,
	swapAll,
} from '../../../admin/src/editor/find/find-commands.ts';
import { articleLanguage } from '../../../admin/src/editor/language.ts';

const plain = { replacement: '', hasCase: false, hasAccents: false, onlyWords: false };
const text = 'O café, o Café, a cafeteira, o cafe e o CAFE\u0301.';
const found = (part: Partial<FindQuery>) =>
	findMatches(EditorState.create({ doc: text }).doc, { ...plain, text: 'café', ...part }).map(
		({ from, to }) => text.slice(from, to),
	);

it('ignores case and accents, unless told otherwise', () => {
	expect(found({})).toEqual(['café', 'Café', 'cafe', 'cafe', 'CAFE\u0301']);
	expect(found({ text: 'CAFE' })).toEqual(found({}));
	expect(found({ hasCase: true, text: 'Cafe' })).toEqual(['Café']);
	expect(found({ hasAccents: true })).toEqual(['café', 'Café', 'CAFE\u0301']);
	expect(found({ hasAccents: true, text: 'cafe' })).toEqual(['cafe', 'cafe']);
	expect(found({ onlyWords: true })).toEqual(['café', 'Café', 'cafe', 'CAFE\u0301']);
	expect(found({ text: '' })).toEqual([]);
});

it('finds a word whatever allows or forbids it to break, and replaces it whole', () => {
	const text = 'um con\u00adtra\u00adto, bem\u2011estar, R$\u00a0500, lon\u200bgo, o\ufb03ce';
	const foundIn = (part: Partial<FindQuery>) =>
		findMatches(EditorState.create({ doc: text }).doc, { ...plain, text: '', ...part }).map(
			({ from, to }) => text.slice(from, to),
		);
	for (const exactly of [
		{},
		{ hasCase: true },
		{ hasAccents: true },
		{ hasCase: true, hasAccents: true },
	]) {
		expect(foundIn({ text: 'contrato', ...exactly })).toEqual(['con\u00adtra\u00adto']);
		expect(foundIn({ text: 'con\u00adtrato', ...exactly })).toEqual(['con\u00adtra\u00adto']);
		expect(foundIn({ text: 'bem-estar', ...exactly })).toEqual(['bem\u2011estar']);
		expect(foundIn({ text: 'R$ 500', ...exactly })).toEqual(['R$\u00a0500']);
		expect(foundIn({ text: 'longo', ...exactly })).toEqual(['lon\u200bgo']);
		expect(foundIn({ text: 'office', ...exactly })).toEqual(['o\ufb03ce']);
	}
	expect(foundIn({ text: 'con', onlyWords: true })).toEqual([]);
	expect(foundIn({ text: '\u00ad' })).toEqual([]);
});

/** An editor without a view. */
function anEditor(doc: string, more: Extension = []): EditorView {
	const view = {
		state: EditorState.create({ doc, extensions: [findField, more] }),
		dispatch: (...specs: TransactionSpec[]) => {
			view.state = view.state.update(...specs).state;
		},
		focus: () => undefined,
	};
	openFind(view as unknown as EditorView);
	return view as unknown as EditorView;
}
const state = (view: EditorView) => view.state.field(findField);

it('moves from match to match, wraps around, and leaves the cursor at the last one', () => {
	const view = anEditor('um dois um dois um');
	search({ ...plain, text: 'um' })(view);
	expect(state(view)).toMatchObject({ at: 0, matches: { length: 3 } });
	step(-1)(view);
	expect(state(view)?.at).toBe(2);
	step(1)(view);
	step(1)(view);
	expect(state(view)?.at).toBe(1);
	closeFind(view);
	expect(state(view)).toBeNull();
	expect(view.state.selection.main).toMatchObject({ from: 8, to: 10 });
});

it('replaces one and moves on, or all at once, and says how many', () => {
	const view = anEditor('um dois um dois um');
	search({ ...plain, text: 'um', replacement: 'três' })(view);
	swap(view);
	expect(view.state.doc.toString()).toBe('três dois um dois um');
	expect(state(view)).toMatchObject({ at: 0, matches: { length: 2 } });
	swapAll(view);
	expect(view.state.doc.toString()).toBe('três dois três dois três');
	expect(state(view)).toMatchObject({ at: -1, matches: [], swaps: [1, 2] });
	view.dispatch({ changes: { from: 0, insert: 'um ' } });
	expect(state(view)?.swaps).toEqual([]);
	expect(state(view)?.matches).toHaveLength(1);
});

it('a pipe put into a table’s cell stays in its cell, and in prose it is what it is', () => {
	const doc = 'Café e café.\n\n| Um | Dois |\n| --- | --- |\n| café | chá |';
	const view = anEditor(doc, articleLanguage);
	openFind(view);
	search({ ...plain, text: 'café', replacement: 'mate | erva' })(view);
	swapAll(view);
	expect(view.state.doc.toString()).toBe(
		'mate | erva e mate | erva.\n\n| Um | Dois |\n| --- | --- |\n| mate \\| erva | chá |',
	);
	search({ ...plain, text: 'chá |', replacement: 'chá | limão |' })(view);
	swap(view);
	expect(view.state.doc.toString()).toMatch(/\| mate \\\| erva \| chá \| limão \|$/);
});
