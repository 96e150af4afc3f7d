import { history, undo } from '@codemirror/commands';
import { forceParsing } from '@codemirror/language';
import { afterEach, expect, test } from 'vitest';
import { tables } from '../../../admin/src/editor/blocks/table.ts';
import { closeBlocks, openBlocks } from './a-text-of-blocks.ts';

const lines = Array.from({ length: 300 }, (_, at) => `| Sala ${at + 1} | *${at}* | R$ 9 |`);
const long = ['| Sala | Lugares | Preço |', '| --- | --- | ---: |', ...lines].join('\n');

/** What a key writes to the page, by the cell it is in. */
function openLong() {
	const opened = openBlocks(long, [history(), tables]);
	forceParsing(opened.view, long.length, 5000);
	const cell = (name: string) =>
		opened.root.querySelector<HTMLElement>(`[aria-label="${name}"]`) as HTMLElement;
	const watcher = new MutationObserver(() => undefined);
	const all = { subtree: true, childList: true, characterData: true, attributes: true };
	watcher.observe(opened.root.querySelector('.cm-table') as Element, all);
	const written = () =>
		new Set(watcher.takeRecords().map(({ target }) => (target as Element).closest?.('th, td')));
	return { ...opened, cell, written };
}

afterEach(closeBlocks);

function type(box: HTMLElement, text: string) {
	box.textContent = text;
	box.dispatchEvent(new Event('input'));
}

test('a key in a cell writes to that cell alone, however long the table is', () => {
	const { view, read, cell, written } = openLong();
	const box = cell('Preço, linha 200');
	box.focus();
	written();
	type(box, 'R$ 95');
	expect(read()).toContain('| Sala 200 | *199* | R$ 95 |');
	expect(written().size).toBeLessThanOrEqual(1);
	undo(view);
	expect(box.textContent).toBe('R$ 9');
	expect(written().size).toBeLessThanOrEqual(1);
	expect(cell('Lugares, linha 7').innerHTML).toBe('<em>6</em>');
});

test('a head’s words name the cells of its column, and no other is written', () => {
	const { cell, written } = openLong();
	const head = cell('Título da coluna 2');
	head.focus();
	written();
	type(head, 'Pessoas');
	expect(cell('Pessoas, linha 300').textContent).toBe('299');
	expect(cell('Lugares, linha 300')).toBeNull();
	expect(written().size).toBeLessThanOrEqual(304);
});
