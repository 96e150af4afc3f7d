import { EditorView } from '@codemirror/view';
import { findConverter } from './converter.ts';

const copy = (event: ClipboardEvent, view: EditorView) =>
	findConverter()?.copyPart(event, view) ?? false;

/** What is copied is the article's: bold words and links for other programs, and words without signs. */
export const copyAsArticle = EditorView.domEventHandlers({ copy, cut: copy });
