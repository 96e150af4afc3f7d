import { EditorView, ViewPlugin } from '@codemirror/view';
import block from '../blocks/block.css?inline';
import figure from '../blocks/figure.css?inline';
import htmlBlock from '../blocks/html-block.css?inline';
import table from '../blocks/table.css?inline';
import article from './article.css?inline';
import { dress } from './dress.ts';
import editor from './editor.css?inline';
import markdown from './markdown.css?inline';

/** What the text looks like, and what it may hold at any time; rare blocks bring their own. */
export const editorLook = [
	EditorView.darkTheme.of(true),
	ViewPlugin.define((view) => {
		dress(view, editor, article, markdown, block, htmlBlock, table, figure);
		return {};
	}),
];
