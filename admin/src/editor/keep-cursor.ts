import { EditorView } from '@codemirror/view';
import { select } from './selection-of.ts';

/**
 * Browsers put the cursor before the first letter of a text that gets the focus back. CodeMirror corrects this only if
 * it learns of it within 200 ms, which a slow phone misses.
 */
export const keepCursor = EditorView.domEventObservers({
	focus(_, view) {
		const { anchor, head } = view.state.selection.main;
		const [from, to] = [view.domAtPos(anchor), view.domAtPos(head)];
		select(view.contentDOM, from.node, from.offset, to.node, to.offset);
	},
});
