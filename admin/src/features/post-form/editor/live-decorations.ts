import { syntaxTree } from '@codemirror/language';
import { type Extension, StateEffect } from '@codemirror/state';
import { type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

const release = StateEffect.define<null>();

/** Knows when a hand is at the text: a letter is being composed, or a pointer is down. */
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
		/** After the editor has read what the hand did. */
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
 * Decorations of the part that is seen. Nothing moves under somebody's hand: while they compose a letter or hold the
 * pointer what is drawn only goes along with the text.
 */
export const liveDecorations = (draw: (view: EditorView) => DecorationSet): Extension => [
	hand,
	ViewPlugin.define((view) => new Live(view, draw), { decorations: (live) => live.drawn }),
];
