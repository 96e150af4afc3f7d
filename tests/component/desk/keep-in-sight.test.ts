import { EditorView } from '@codemirror/view';
import { afterEach, expect, test } from 'vitest';
import { keepInSight } from '../../../admin/src/editor/keep-in-sight.ts';
import { closeBlocks, openBlocks } from './a-text-of-blocks.ts';

afterEach(closeBlocks);

/** A text whose cursor is at its start, and how often it was brought into sight since. */
function openWatched() {
	let count = 0;
	const watch = EditorView.updateListener.of(({ transactions }) => {
		for (const { effects } of transactions) count += effects.length;
	});
	const { view } = openBlocks('Antes.\n\nDepois.', [keepInSight, watch]);
	view.focus();
	const comes = () => view.contentDOM.dispatchEvent(new Event('load'));
	return { view, comes, count: () => count };
}

test('a picture that comes keeps the line in sight that was written last', () => {
	const { view, comes, count } = openWatched();
	view.dispatch({ changes: { from: 6, insert: '!' }, selection: { anchor: 7 } });
	comes();
	expect(count()).toBe(1);
});

test('a text that changes elsewhere does not lead back to where somebody looked away from', () => {
	const { view, comes, count } = openWatched();
	view.dispatch({ selection: { anchor: 6 } });
	dispatchEvent(new Event('wheel'));
	view.dispatch({ changes: { from: view.state.doc.length, insert: '\n\n![](/a.png)' } });
	comes();
	expect(count()).toBe(0);
});
