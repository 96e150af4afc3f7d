import { redo, undo } from '@codemirror/commands';
import type { StateCommand } from '@codemirror/state';
import { type EditorView, runScopeHandlers } from '@codemirror/view';
import {
	blockOf,
	type Direction,
	leave,
	removeBlock,
	takeCursor,
	writeBelow,
} from './move-blocks.ts';

const leads = /^(?:Home|End|PageUp|PageDown|Arrow\w+)$/;
const isBack = /^(?:Home|PageUp|ArrowUp|ArrowLeft)$/;

function isOfText({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
	const isCommand = ctrlKey || metaKey;
	if (isCommand && key.toLowerCase() === 'a') return true;
	return leads.test(key) && (isCommand || shiftKey || !key.startsWith('Arrow'));
}

/** Choosing and going far, which the text's own keymap does from the block's place. */
function leadsThroughText(view: EditorView, dom: HTMLElement, event: KeyboardEvent) {
	const block = isOfText(event) ? blockOf(view, dom) : undefined;
	if (!block) return false;
	const takesBlock = event.shiftKey && isBack.test(event.key);
	view.dispatch({ selection: { anchor: takesBlock ? block.to : block.from } });
	runScopeHandlers(view, event, 'editor');
	view.focus();
	return true;
}

/** Chooses the block, for the browser to copy or cut; what was copied has the focus again. */
function takesBlock(view: EditorView, dom: HTMLElement, event: KeyboardEvent): boolean {
	if (!(event.ctrlKey || event.metaKey) || !/^[cx]$/i.test(event.key)) return false;
	const block = blockOf(view, dom);
	if (!block) return false;
	view.dispatch({ selection: { anchor: block.from, head: block.to } });
	view.focus();
	const goBack = () => setTimeout(() => view.dispatch({ selection: { anchor: block.from } }));
	view.contentDOM.addEventListener('copy', goBack, { once: true });
	return true;
}

const ways: Record<string, Direction> = {
	ArrowDown: 1,
	ArrowRight: 1,
	Escape: 1,
	ArrowUp: -1,
	ArrowLeft: -1,
};

function onOwnKey(view: EditorView, dom: HTMLElement, event: KeyboardEvent): boolean {
	const way = ways[event.key];
	if (event.ctrlKey || event.metaKey) return false;
	if (way) leave(view, dom, way);
	else if (event.key === 'Enter') writeBelow(view, dom);
	else if (event.key === 'Backspace' || event.key === 'Delete') removeBlock(view, dom);
	else return false;
	return true;
}

/** A letter, the accent of one, or what is pasted. */
const writes = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
	ctrlKey || metaKey
		? key.toLowerCase() === 'v'
		: (key.length === 1 && key !== ' ') || /^(?:Dead|Process|Unidentified)$/.test(key);

/** Where something else than the block was undone, the cursor is there, and so is the focus. */
function stepBack(view: EditorView, dom: HTMLElement, step: StateCommand): boolean {
	const before = blockOf(view, dom)?.widget.source;
	if (!step(view)) return false;
	const block = blockOf(view, dom);
	const { head } = view.state.selection.main;
	const isHere = block && head >= block.from && head <= block.to;
	if (block && !isHere && block.widget.source === before) view.focus();
	return true;
}

/** Undoes from any button of the block; a field has a history of its own. */
function undoes(view: EditorView, dom: HTMLElement, event: KeyboardEvent): boolean {
	const { key, ctrlKey, metaKey, shiftKey, target } = event;
	const letter = ctrlKey || metaKey ? key.toLowerCase() : '';
	const isRedo = letter === 'y' || (letter === 'z' && shiftKey);
	if (!/^[zy]$/.test(letter) || (target as Element).matches('input, textarea')) return false;
	return stepBack(view, dom, isRedo ? redo : undo);
}

/**
 * Gives this element the focus when the cursor enters the block as a whole, until `signal` ends it. Escape inside the
 * block returns to it.
 */
export function frameBlock(
	view: EditorView,
	dom: HTMLElement,
	frame: HTMLElement,
	signal = new AbortController().signal,
): void {
	frame.tabIndex = -1;
	const onKey = (event: KeyboardEvent) => {
		if (event.defaultPrevented || event.altKey || event.isComposing) return;
		if (event.target === frame && takesBlock(view, dom, event)) return;
		if (event.target === frame && leadsThroughText(view, dom, event)) return event.preventDefault();
		if (undoes(view, dom, event)) return event.preventDefault();
		// With the focus in a paragraph below, the browser writes there instead of nowhere.
		if (event.target === frame && writes(event)) return writeBelow(view, dom);
		if (event.target !== frame && event.key === 'Escape') frame.focus();
		else if (event.target !== frame || !onOwnKey(view, dom, event)) return;
		event.preventDefault();
	};
	// In a later turn: Chromium counts the letters of all that is shown to find the word that is being composed.
	const onLeave = () =>
		setTimeout(() => frame.matches(':focus-within') || frame.classList.remove('on'));
	frame.addEventListener('keydown', onKey, { signal });
	frame.addEventListener('focusin', () => frame.classList.add('on'), { signal });
	frame.addEventListener('focus', () => takeCursor(view, dom, frame), { signal });
	for (const begins of ['compositionstart', 'beforeinput'])
		frame.addEventListener(begins, ({ target }) => target === frame && writeBelow(view, dom), {
			signal,
		});
	frame.addEventListener('focusout', onLeave, { signal });
}
