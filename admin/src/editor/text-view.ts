import { Compartment, type Extension, type StateEffect } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { asArticle } from './as-article.ts';
import { asMarkdown } from './as-markdown.ts';
import { keepTextView, type TextView } from './kept-text-view.ts';

const compartment = new Compartment();
const views: Readonly<Record<TextView, Extension>> = { text: asArticle, markdown: asMarkdown };

/** Switches how the text is displayed, without changing it. */
export const textView = (view: TextView): Extension => compartment.of(views[view]);

export function showText(
	editor: EditorView,
	view: TextView,
	...more: StateEffect<unknown>[]
): void {
	keepTextView(view);
	editor.dispatch({ effects: [compartment.reconfigure(views[view]), ...more] });
}

/** The cursor where it is in view, or else the text below the bars. */
function placeInView(editor: EditorView, bars: number): number {
	const { head } = editor.state.selection.main;
	const { top = -1 } = editor.coordsAtPos(head) ?? {};
	if (top >= bars && top < innerHeight) return head;
	const { left } = editor.contentDOM.getBoundingClientRect();
	return editor.posAtCoords({ x: left, y: bars + editor.defaultLineHeight }, false);
}

/** Whatever else the transaction changes, what the eye is on stays at its height in the window. */
export function keepPlace(editor: EditorView): StateEffect<unknown> {
	const margins = editor.state.facet(EditorView.scrollMargins).map((margin) => margin(editor));
	const bars = Math.max(0, ...margins.map((margin) => margin?.top ?? 0));
	const place = placeInView(editor, bars);
	const yMargin = (editor.coordsAtPos(place)?.top ?? bars) - bars;
	return EditorView.scrollIntoView(place, { y: 'start', yMargin });
}
