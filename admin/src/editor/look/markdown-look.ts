import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const theme = EditorView.theme({
	'.cm-scroller': { fontFamily: 'var(--mono)', fontSize: '0.9375rem', lineHeight: '1.75' },
});

/** One size and one typeface; Markdown's own characters are faint. */
const highlight = HighlightStyle.define([
	{ tag: [tags.heading, tags.strong], fontWeight: '600', color: 'var(--ink)' },
	{ tag: tags.emphasis, fontStyle: 'italic' },
	{ tag: tags.strikethrough, textDecoration: 'line-through' },
	{
		tag: [tags.processingInstruction, tags.url, tags.labelName, tags.string, tags.comment],
		color: 'var(--muted)',
		fontWeight: '400',
	},
]);

export const markdownLook = [theme, syntaxHighlighting(highlight)];
