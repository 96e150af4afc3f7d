import { type Extension, Prec, StateEffect } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

const looks = new WeakMap<EditorView, Set<Extension>>();

/** Gives an editor the look of a block that it has not drawn before; a block is drawn while the editor is changed. */
export function addLook(view: EditorView, look: Extension): void {
	const has = looks.get(view) ?? new Set();
	looks.set(view, has);
	if (has.has(look)) return;
	has.add(look);
	queueMicrotask(() => view.dispatch({ effects: StateEffect.appendConfig.of(Prec.high(look)) }));
}
