import { history } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { figures } from '../../../admin/src/editor/blocks/figure.ts';
import { tables } from '../../../admin/src/editor/blocks/table.ts';
import { type EditorHost, editorHost } from '../../../admin/src/editor/host.ts';
import { atCursor } from '../../../admin/src/editor/keys/at-cursor.ts';
import { insertNote } from '../../../admin/src/editor/keys/insert-footnote.ts';
import { toggle } from '../../../admin/src/editor/keys/toggle.ts';
import { articleLanguage } from '../../../admin/src/editor/language.ts';
import { openLink } from '../../../admin/src/editor/open-link.ts';

const bold = toggle('strong');
const opened: EditorView[] = [];
const askLink = vi.fn();

function open(doc: string) {
	const host = document.body.appendChild(document.createElement('div'));
	const root = host.attachShadow({ mode: 'open' });
	const keys = keymap.of([
		{ key: 'Mod-b', run: bold },
		{ key: 'Mod-k', run: openLink },
	]);
	const asked = editorHost.of(() => ({ askLink }) as unknown as EditorHost);
	const extensions = [articleLanguage, history(), figures, tables, keys, asked];
	const view = new EditorView({
		root,
		parent: root,
		state: EditorState.create({ doc, extensions }),
	});
	opened.push(view);
	return { host, view, read: () => view.state.doc.toString() };
}

interface Chosen {
	node: Node;
	from: number;
	to: number;
	direction?: 'backward';
}

/** How WebKit tells of it: the document's selection is at the host, and only ranges for which the root is named reach in. */
function choose(
	host: HTMLElement,
	{ node, from, to, direction }: Chosen,
	takes: 'options' | 'roots' = 'options',
): void {
	const at = { startContainer: node, startOffset: from, endContainer: node, endOffset: to };
	const outside = { ...at, startContainer: host, endContainer: host };
	const getComposedRanges = (of: ShadowRoot | { shadowRoots?: ShadowRoot[] }) => {
		if (takes === 'roots' && !(of instanceof ShadowRoot)) throw new TypeError();
		const roots = of instanceof ShadowRoot ? [of] : (of.shadowRoots ?? []);
		return [roots.includes(host.shadowRoot as ShadowRoot) ? at : outside];
	};
	vi.spyOn(document, 'getSelection').mockReturnValue({
		anchorNode: host,
		anchorOffset: 0,
		focusNode: host,
		focusOffset: 0,
		rangeCount: 1,
		direction: direction ?? 'forward',
		getComposedRanges,
		setBaseAndExtent: () => undefined,
		collapse: () => undefined,
		extend: () => undefined,
	} as unknown as Selection);
}

const press = (box: HTMLElement, key: string) =>
	box.dispatchEvent(
		new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }),
	);
const moved = (box: HTMLElement) => box.dispatchEvent(new KeyboardEvent('keyup'));

afterEach(() => {
	for (const view of opened.splice(0)) view.destroy();
	askLink.mockClear();
	vi.restoreAllMocks();
	document.body.replaceChildren();
});

describe('where the document tells nothing of a selection inside a shadow root', () => {
	const doc = '| Sala | Preço |\n| --- | --- |\n| azul | dez reais |\n\nFim.';
	const cellOf = (host: HTMLElement, index: number) =>
		host.shadowRoot?.querySelectorAll<HTMLElement>('.cell')[index] as HTMLElement;

	for (const takes of ['options', 'roots'] as const)
		test(`Ctrl+B in a cell marks what is chosen there and nothing else (ranges by ${takes})`, () => {
			const { host, read } = open(doc);
			const cell = cellOf(host, 3);
			cell.focus();
			choose(host, { node: cell.firstChild as Text, from: 4, to: 9 }, takes);
			moved(cell);
			press(cell, 'b');
			expect(read()).toBe(doc.replace('reais', '**reais**'));
		});

	test('what was chosen from right to left has its cursor at the left', () => {
		const { host, view } = open(doc);
		const cell = cellOf(host, 3);
		cell.focus();
		choose(host, { node: cell.firstChild as Text, from: 4, to: 9, direction: 'backward' });
		moved(cell);
		const { anchor, head } = view.state.selection.main;
		expect([anchor, head].map((at) => at - doc.indexOf('dez reais'))).toEqual([9, 4]);
	});

	test('the link is for the words of the cell', () => {
		const { host, view } = open(doc);
		const cell = cellOf(host, 3);
		cell.focus();
		choose(host, { node: cell.firstChild as Text, from: 0, to: 9 });
		moved(cell);
		view.coordsAtPos = () => null;
		press(cell, 'k');
		expect(askLink).toHaveBeenCalledWith(expect.objectContaining({ words: 'dez reais' }));
	});

	test('Backspace in an empty cell stays in it', () => {
		const { host } = open('| a | b |\n| --- | --- |\n| c |  |');
		const cell = cellOf(host, 3);
		cell.focus();
		choose(host, { node: cell, from: 0, to: 0 });
		const isFree = cell.dispatchEvent(
			new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true, cancelable: true }),
		);
		expect(isFree).toBe(false);
	});
});

describe('a picture whose caption is written', () => {
	const doc = 'Começo.\n\n![Uma sala](/a.png "A legenda")\n\nFim.';
	const captionOf = (host: HTMLElement) =>
		host.shadowRoot?.querySelector<HTMLElement>('figcaption > div') as HTMLElement;

	test('has the text’s cursor, where no mark, note or link can be written', () => {
		const { host, view, read } = open(doc);
		const caption = captionOf(host);
		caption.focus();
		moved(caption);
		expect(view.state.selection.main.head).toBe(doc.indexOf('!['));
		expect(atCursor(view.state).canMark).toBe(false);
		bold(view);
		insertNote(view);
		openLink(view);
		expect(askLink).not.toHaveBeenCalled();
		expect(read()).toBe(doc);
	});

	test('is not made bold with the words around it', () => {
		const { view, read } = open(doc);
		view.dispatch({ selection: { anchor: 0, head: doc.length } });
		bold(view);
		expect(read()).toBe('**Começo.**\n\n![Uma sala](/a.png "A legenda")\n\n**Fim.**');
	});

	test('keeps the keys for marks from the browser, which opens its own panels with them', () => {
		const { host, read } = open(doc);
		const caption = captionOf(host);
		caption.focus();
		for (const key of ['b', 'i', 'e', 'k']) expect(press(caption, key)).toBe(false);
		expect(read()).toBe(doc);
	});
});
