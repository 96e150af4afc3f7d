import { cursorDocEnd } from '@codemirror/commands';
import { afterEach, expect, test, vi } from 'vitest';
import type { Image } from '#contract/images';
import { showAsText } from '../../../admin/src/editor/blocks/blocks-field.ts';
import { htmlBlocks } from '../../../admin/src/editor/blocks/html-block.ts';
import { removeBlock, writeBelow } from '../../../admin/src/editor/blocks/move-blocks.ts';
import { tables } from '../../../admin/src/editor/blocks/table.ts';
import { TableView } from '../../../admin/src/editor/blocks/table-view.ts';
import { blocksOf, closeBlocks, openBlocks } from './a-text-of-blocks.ts';

const image = { url: '/nova.png', alt: 'Nova', width: 800, height: 600 } as Image;
const rest = '![Primeira](/a.png)\n\nTexto do meio.\n\n<p>Última.</p>';

const blockOf = (root: ParentNode, name: string) => {
	const block = root.querySelector<HTMLElement>(`.${name}`);
	if (!block) throw new Error(`There is no ${name}.`);
	return block;
};
const press = (block: HTMLElement, label: RegExp) =>
	[...block.querySelectorAll('button')]
		.find((button) => label.test(button.getAttribute('aria-label') ?? button.textContent))
		?.click();

/** Opens the block alone, lets an act begin, and puts a text without the block in its place. */
function openAndReplace(block: string, begin: (root: HTMLElement) => void, host: object = {}) {
	const opened = openBlocks(block, [tables, htmlBlocks], host);
	begin(opened.root);
	const { length } = opened.view.state.doc;
	opened.view.dispatch({ changes: { from: 0, to: length, insert: rest } });
	cursorDocEnd(opened.view);
	return opened;
}

afterEach(closeBlocks);

test('a picture that is chosen for one that has left the text meanwhile goes nowhere', () => {
	const choosePicture = vi.fn<(onChosen: (image: Image) => void) => void>();
	const { read } = openAndReplace(
		'| a |\n| - |\n\n![Velha](/velha.png)',
		(root) => press(blockOf(root, 'cm-figure'), /^Trocar/),
		{ pictures: { choosePicture } },
	);
	choosePicture.mock.calls[0]?.[0](image);
	expect(read()).toBe(rest);
});

test('the same of a picture that is chosen for a gallery', () => {
	const choosePictures = vi.fn<(onChosen: (image: Image) => void) => void>();
	const { read } = openAndReplace(
		'![Um](/um.png#galeria)\n\n![Dois](/dois.png#galeria)',
		(root) => press(blockOf(root, 'cm-gallery'), /^Adicionar/),
		{ pictures: { choosePictures } },
	);
	choosePictures.mock.calls[0]?.[0](image);
	expect(read()).toBe(rest);
});

test('what is written in a table that has left the text is not written over what stands there now', () => {
	let table: TableView | undefined;
	const { read, view } = openAndReplace('| a |\n| - |\n| b |', (root) => {
		table = TableView.of(blockOf(root, 'cm-table'));
	});
	table?.addRow();
	table?.goTo({ row: 0, column: 0 });
	expect(read()).toBe(rest);
	expect(view.state.selection.main.head).toBe(rest.length);
});

test('an act of a block that has left the text touches no other block', () => {
	let gone: HTMLElement | undefined;
	const { read, view } = openAndReplace('Antes.\n\n| a |\n| - |', (root) => {
		gone = blockOf(root, 'cm-table');
	});
	if (!gone) throw new Error('nothing has gone');
	removeBlock(view, gone);
	writeBelow(view, gone);
	showAsText(view, gone);
	expect(read()).toBe(rest);
	expect(blocksOf(view.state)).toHaveLength(2);
});
