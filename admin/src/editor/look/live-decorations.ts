import { syntaxTree } from '@codemirror/language';
import { type Extension, type Range, StateEffect } from '@codemirror/state';
import {
	Decoration,
	type DecorationSet,
	type EditorView,
	ViewPlugin,
	type ViewUpdate,
} from '@codemirror/view';
import type { Part } from '../least-change.ts';
import { changedBlock } from './changed-block.ts';

const release = StateEffect.define<null>();

/** Knows whether the user is holding the pointer down. */
const hand = ViewPlugin.fromClass(
	class {
		isPressed = false;
		private readonly view: EditorView;
		private readonly events = new AbortController();

		constructor(view: EditorView) {
			this.view = view;
			const lift = () => this.lift();
			const { signal } = this.events;
			for (const name of ['pointerup', 'pointercancel', 'dragend'])
				view.dom.ownerDocument.addEventListener(name, lift, { signal });
		}
		press() {
			this.isPressed = true;
		}
		lift() {
			if (!this.isPressed) return;
			this.isPressed = false;
			this.tell();
		}
		/** In a later turn, after the editor has processed the event. */
		tell() {
			setTimeout(() => {
				if (!this.events.signal.aborted) this.view.dispatch({ effects: release.of(null) });
			}, 0);
		}
		destroy() {
			this.events.abort();
		}
	},
	{
		eventObservers: {
			pointerdown() {
				this.press();
			},
		},
	},
);

type Draw = (view: EditorView, ranges: readonly Part[]) => Range<Decoration>[];

const isReparsed = ({ startState, state }: ViewUpdate) =>
	syntaxTree(startState) !== syntaxTree(state);

class Live {
	drawn: DecorationSet;
	private readonly draw: Draw;
	private isStale = false;
	/** The part of the text that is drawn. */
	private seen: Part = { from: 0, to: 0 };

	constructor(view: EditorView, draw: Draw) {
		this.draw = draw;
		this.drawn = this.drawAll(view);
	}

	private drawAll(view: EditorView): DecorationSet {
		this.seen = view.viewport;
		return Decoration.set(this.draw(view, view.visibleRanges), true);
	}

	/** Of a key within one block the others only move. */
	private drawBlock({ view, changes }: ViewUpdate, { from, to }: Part): DecorationSet {
		const ranges = view.visibleRanges
			.map((range) => ({ from: Math.max(range.from, from), to: Math.min(range.to, to) }))
			.filter((range) => range.from <= range.to);
		const add = this.draw(view, ranges);
		const moved = this.drawn.map(changes);
		return moved.update({ filterFrom: from, filterTo: to, filter: () => false, add, sort: true });
	}

	update(update: ViewUpdate) {
		const { view, docChanged, selectionSet, viewportChanged, focusChanged, changes } = update;
		this.seen = { from: changes.mapPos(this.seen.from, -1), to: changes.mapPos(this.seen.to, 1) };
		const { from, to } = view.viewport;
		const isMoved = from < this.seen.from || to > this.seen.to || (viewportChanged && !docChanged);
		const hasNews = docChanged || selectionSet || isMoved || focusChanged || isReparsed(update);
		const isHeld = view.composing || (view.plugin(hand)?.isPressed && !isMoved);
		if (isHeld) {
			this.drawn = this.drawn.map(update.changes);
			this.isStale ||= hasNews;
		} else if (hasNews || this.isStale) {
			const isOther = this.isStale || isMoved || focusChanged;
			const block = isOther ? undefined : changedBlock(update);
			this.drawn = block ? this.drawBlock(update, block) : this.drawAll(view);
			this.isStale = false;
		}
	}
}

/**
 * Decorations of the visible part. While the user composes a letter or holds the pointer, they only move along with the
 * text, so that nothing shifts under the pointer.
 */
export const liveDecorations = (draw: Draw): Extension => [
	hand,
	ViewPlugin.define((view) => new Live(view, draw), { decorations: (live) => live.drawn }),
];
