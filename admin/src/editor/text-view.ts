import { Compartment, type Extension, type StateEffect } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { messages } from '../messages/all.ts';
import { dividers } from './blocks/divider.ts';
import { doors } from './blocks/door.ts';
import { figures } from './blocks/figure.ts';
import { htmlBlocks } from './blocks/html-block.ts';
import { tables } from './blocks/table.ts';
import { videos } from './blocks/video.ts';
import { keepTextView, type TextView } from './kept-text-view.ts';
import { enter } from './keys/enter.ts';
import { keepGuesses } from './keys/keep-guesses.ts';
import { writingKeys } from './keys/writing-keys.ts';
import { cursorPlaces } from './look/cursor-places.ts';
import { foldedAddresses } from './look/folded-addresses.ts';
import { lineDecorations } from './look/line-decorations.ts';
import { marks } from './look/mark-decorations.ts';
import { markdownLook } from './look/markdown-look.ts';
import { copyAsArticle } from './paste/copy-as-article.ts';

/** Shows the text as it is written, but for the long addresses of pictures. */
const asMarkdown: Extension = [
	keymap.of([{ key: 'Enter', run: enter }]),
	markdownLook,
	EditorView.editorAttributes.of({ class: 'cm-as-markdown' }),
	foldedAddresses,
	EditorView.contentAttributes.of({ 'aria-label': messages.writing.markdownLabel }),
];

/** Makes the Markdown look like the article. An extension that displays a block in another way is added here. */
const asArticle: Extension = [
	writingKeys,
	cursorPlaces,
	copyAsArticle,
	keepGuesses,
	lineDecorations,
	marks,
	EditorView.editorAttributes.of({ class: 'cm-as-article' }),
	figures,
	tables,
	htmlBlocks,
	videos,
	doors,
	dividers,
	EditorView.contentAttributes.of({ 'aria-label': messages.writing.label }),
];

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
export function keepScroll(editor: EditorView): StateEffect<unknown> {
	const margins = editor.state.facet(EditorView.scrollMargins).map((margin) => margin(editor));
	const bars = Math.max(0, ...margins.map((margin) => margin?.top ?? 0));
	const place = placeInView(editor, bars);
	const yMargin = (editor.coordsAtPos(place)?.top ?? bars) - bars;
	return EditorView.scrollIntoView(place, { y: 'start', yMargin });
}
