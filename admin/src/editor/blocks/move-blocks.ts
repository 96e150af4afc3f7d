import { Prec, type StateEffect, type Text, type TransactionSpec } from '@codemirror/state';
import { EditorView, keymap, ViewPlugin } from '@codemirror/view';
import { messages } from '../../messages/blocks.ts';
import { isNoteNext } from '../keys/insert-footnote.ts';
import { select } from '../selection-of.ts';
import { type Block, findBlock } from './blocks-field.ts';
import { keepApart } from './paragraph-beside-block.ts';
import { startOf } from './start-of.ts';

/** Down or up. */
export type Direction = 1 | -1;

/** Space for the sticky bars above and below. */
const yMargin = 120;

/** Returns the element of a drawn block, when the block is in view. */
function domOf(view: EditorView, { from }: Block): HTMLElement | undefined {
	const { node, offset } = view.domAtPos(from);
	const around = [node.childNodes[offset], node.childNodes[offset - 1], node];
	return around.find(
		(one): one is HTMLElement => one instanceof HTMLElement && one.classList.contains('cm-block'),
	);
}

/** The text's cursor stands at the block, and the browser's below it: not every input begins with a key. */
function standAt(view: EditorView, block: Block, ...effects: StateEffect<unknown>[]): void {
	view.dispatch({ selection: { anchor: block.from }, effects });
	const { node, offset } = view.domAtPos(Math.min(block.to + 1, view.state.doc.length));
	select(view.contentDOM, node, offset, node, offset);
}

/** Focuses a block and announces it. */
function enter(view: EditorView, block: Block, direction: Direction): boolean {
	standAt(
		view,
		block,
		EditorView.scrollIntoView(block.from, { y: 'nearest', yMargin }),
		EditorView.announce.of(block.widget.name),
	);
	const dom = domOf(view, block);
	if (dom) block.widget.enter(dom, direction);
	return dom !== undefined;
}

const hasText = ({ state }: EditorView, { from, to }: Block, at: number) =>
	state.sliceDoc(at > to ? to : at, at > to ? at : from).trim() !== '';

/** An arrow key up or down enters a block between this line and the next. */
const step = (direction: Direction) => (view: EditorView) => {
	const { doc, selection } = view.state;
	if (!selection.main.empty) return false;
	const line = doc.lineAt(selection.main.head);
	const { head } = view.moveVertically(selection.main, direction === 1);
	const isStuck = head >= line.from && head <= line.to;
	const edge = direction === 1 ? doc.length : 0;
	const goal = isStuck ? edge : head;
	const block =
		direction === 1
			? findBlock(view.state, line.to, goal)
			: findBlock(view.state, goal, line.from, true);
	if (!block || (isStuck && hasText(view, block, selection.main.head))) return false;
	return enter(view, block, direction);
};

/** A key that would merge a paragraph with a block enters the block instead. */
const erase = (direction: Direction) => (view: EditorView) => {
	const { doc, selection } = view.state;
	if (!selection.main.empty) return false;
	const { head } = selection.main;
	const block =
		direction === 1
			? findBlock(view.state, head, Math.min(head + 2, doc.length))
			: findBlock(view.state, Math.max(0, head - 2), head, true);
	return block && !hasText(view, block, head) ? enter(view, block, direction) : false;
};

/** The cursor cannot stand inside a block's range: the block takes the focus instead. */
const landing = ViewPlugin.define((view) => ({
	update({ state, startState, selectionSet }) {
		const { head, empty } = state.selection.main;
		if (!selectionSet || !empty || !view.hasFocus || !findBlock(state, head)) return;
		const direction = startState.selection.main.head > head ? -1 : 1;
		queueMicrotask(() => take(view, direction));
	},
}));

function take(view: EditorView, direction: Direction): void {
	const { head, empty } = view.state.selection.main;
	const block = view.hasFocus && empty ? findBlock(view.state, head) : undefined;
	if (block) enter(view, block, direction);
}

const focused = EditorView.domEventHandlers({
	focus: (_, view) => queueMicrotask(() => take(view, 1)),
});

/** A block that a change draws anew or takes away may have had the focus: the next letters belong to the text. */
const keepFocus = ViewPlugin.define((view) => ({
	update({ docChanged }) {
		const holder = view.root.activeElement;
		if (!docChanged || holder === view.contentDOM || !view.contentDOM.contains(holder)) return;
		queueMicrotask(() => {
			if (!holder?.isConnected && document.activeElement === document.body) view.focus();
		});
	},
}));

const goTo = (anchor: number): TransactionSpec => ({
	selection: { anchor },
	effects: EditorView.scrollIntoView(anchor, { y: 'nearest', yMargin }),
});
const newParagraph = ({ from, to }: Block, direction: Direction): TransactionSpec => ({
	changes: { from: direction === 1 ? to : from, insert: '\n\n' },
	selection: { anchor: direction === 1 ? to + 2 : from },
	scrollIntoView: true,
	userEvent: 'input',
});

/** Returns the nearest valid cursor position outside the block, if there is one. */
function findOutside(doc: Text, { from, to }: Block, direction: Direction) {
	const rest = direction === 1 ? doc.sliceString(to) : doc.sliceString(0, from);
	if (direction === 1 && isNoteNext(rest)) return undefined;
	const text = direction === 1 ? rest.search(/\S/) : rest.trimEnd().length - 1;
	if (text >= 0) return direction === 1 ? doc.lineAt(to + text).from : text + 1;
	if (rest === '') return undefined;
	return direction === 1 ? doc.length : 0;
}

export function blockOf(view: EditorView, dom: HTMLElement): Block | undefined {
	const start = startOf(view, dom);
	return start === undefined ? undefined : findBlock(view.state, start);
}

/** A press gives a block the focus from anywhere. */
export function takeCursor(view: EditorView, dom: HTMLElement, frame: HTMLElement): void {
	const block = blockOf(view, dom);
	const { head } = view.state.selection.main;
	if (!block || (head >= block.from && head <= block.to)) return;
	view.focus();
	standAt(view, block);
	frame.focus({ preventScroll: true });
}

/** Returns to the text and adds a paragraph when the block comes last. */
export function leave(view: EditorView, dom: HTMLElement, direction: Direction): void {
	const block = blockOf(view, dom);
	if (block) {
		const outside = findOutside(view.state.doc, block, direction);
		view.dispatch(outside === undefined ? newParagraph(block, direction) : goTo(outside));
	}
	view.focus();
}

/** Goes to the line below the block, where what is written becomes a paragraph. */
export function writeBelow(view: EditorView, dom: HTMLElement): void {
	const block = blockOf(view, dom);
	const { doc } = view.state;
	if (block) {
		const isBlank = /^\n[ \t]*(?:\n|$)/.test(doc.sliceString(block.to));
		view.dispatch(isBlank ? goTo(block.to + 1) : newParagraph(block, 1));
	}
	view.focus();
	// The line is drawn as the cursor's before a word is composed on it, while which nothing is drawn.
	view.dispatch({ selection: view.state.selection });
}

/** Deletes the block and the blank line that separated it. */
export function removeBlock(view: EditorView, dom: HTMLElement): void {
	const block = blockOf(view, dom);
	if (!block) return;
	const { doc } = view.state;
	const after = /^\n{0,2}/.exec(doc.sliceString(block.to, block.to + 2))?.[0].length ?? 0;
	const from = after > 0 ? block.from : doc.sliceString(0, block.from).trimEnd().length;
	view.dispatch({
		changes: { from, to: block.to + after },
		selection: { anchor: from },
		effects: EditorView.announce.of(messages.removed),
		userEvent: 'delete',
	});
	view.focus();
}

export const moveBlocks = [
	Prec.high(
		keymap.of([
			{ key: 'ArrowDown', run: step(1) },
			{ key: 'ArrowUp', run: step(-1) },
			{ key: 'Backspace', run: erase(-1) },
			{ key: 'Delete', run: erase(1) },
		]),
	),
	landing,
	focused,
	keepFocus,
	keepApart,
];
