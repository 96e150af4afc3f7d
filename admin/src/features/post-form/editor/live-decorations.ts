import { syntaxTree } from '@codemirror/language';
import { type Extension, StateEffect } from '@codemirror/state';
import { type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

const release = StateEffect.define<null>();

/** Knows whether the user is composing a letter or holding the pointer down. */
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
			compositionend() {
				this.tell();
			},
		},
	},
);

class Live {
	drawn: DecorationSet;
	private readonly draw: (view: EditorView) => DecorationSet;
	private isStale = false;

	constructor(view: EditorView, draw: (view: EditorView) => DecorationSet) {
		this.draw = draw;
		this.drawn = draw(view);
	}

	update(update: ViewUpdate) {
		const { view, docChanged, selectionSet, viewportChanged, focusChanged } = update;
		const hasNews =
			docChanged || selectionSet || viewportChanged || focusChanged || isReparsed(update);
		const isHeld = view.composing || (view.plugin(hand)?.isPressed && !viewportChanged);
		if (isHeld) {
			this.drawn = this.drawn.map(update.changes);
			this.isStale ||= hasNews;
		} else if (hasNews || this.isStale) {
			this.drawn = this.draw(view);
			this.isStale = false;
		}
	}
}

const isReparsed = ({ startState, state }: ViewUpdate) =>
	syntaxTree(startState) !== syntaxTree(state);

/**
 * Decorations of the visible part. While the user composes a letter or holds the pointer, they only move along with the
 * text, so that nothing shifts under the pointer.
 */
export const liveDecorations = (draw: (view: EditorView) => DecorationSet): Extension => [
	hand,
	ViewPlugin.define((view) => new Live(view, draw), { decorations: (live) => live.drawn }),
];
