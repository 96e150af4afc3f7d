import { Compartment, type Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { asArticle } from './as-article.ts';
import { asMarkdown } from './as-markdown.ts';
import { keepTextView, type TextView } from './kept-text-view.ts';

const compartment = new Compartment();
const views: Readonly<Record<TextView, Extension>> = { text: asArticle, markdown: asMarkdown };

/** Switches how the text is displayed, without changing it. */
export const textView = (view: TextView): Extension => compartment.of(views[view]);

export function showText(editor: EditorView, view: TextView): void {
	keepTextView(view);
	editor.dispatch({ effects: compartment.reconfigure(views[view]) });
}
