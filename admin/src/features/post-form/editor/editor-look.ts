import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const theme = EditorView.theme(
	{
		'&': { color: 'var(--text)', backgroundColor: 'transparent', outlineOffset: '8px' },
		'&.cm-focused': { outline: 'none' },
		'.cm-scroller': {
			fontFamily: 'var(--serif)',
			fontSize: '1.0625rem',
			lineHeight: '1.68',
			overflow: 'visible',
		},
		'.cm-content': { padding: '1.5rem 0', minHeight: '20rem', caretColor: 'var(--accent)' },
		'.cm-line': { padding: '0' },
		'.cm-placeholder': { color: 'var(--faint)' },
		'& ::selection': { backgroundColor: 'var(--select)', color: 'var(--ink)' },
		'.cm-found': {
			backgroundColor: 'var(--found)',
			color: 'var(--ink)',
			boxShadow: 'inset 0 -2px var(--caution)',
			borderRadius: '2px',
		},
		'.cm-found.cm-found-here, .cm-found.cm-found-here *': {
			backgroundColor: 'var(--accent)',
			color: 'var(--on-accent)',
			boxShadow: 'none',
		},
	},
	{ dark: true },
);

/** Writing looks like reading: headings are headings, and the marks step back. */
const highlight = HighlightStyle.define([
	{
		tag: tags.heading1,
		fontFamily: 'var(--display)',
		fontSize: '1.7rem',
		fontWeight: '640',
		color: 'var(--ink)',
	},
	{
		tag: tags.heading2,
		fontFamily: 'var(--display)',
		fontSize: '1.5rem',
		fontWeight: '640',
		color: 'var(--ink)',
	},
	{
		tag: tags.heading3,
		fontFamily: 'var(--display)',
		fontSize: '1.25rem',
		fontWeight: '640',
		color: 'var(--ink)',
	},
	{ tag: tags.heading, fontFamily: 'var(--display)', fontWeight: '640', color: 'var(--ink)' },
	{ tag: tags.strong, fontWeight: '650', color: 'var(--ink)' },
	{ tag: tags.emphasis, fontStyle: 'italic' },
	{ tag: tags.strikethrough, textDecoration: 'line-through' },
	{ tag: tags.quote, color: 'var(--ink)' },
	{ tag: tags.monospace, fontFamily: 'var(--mono)', fontSize: '0.9em' },
	{ tag: tags.url, color: 'var(--muted)', fontSize: '0.9em' },
	{ tag: tags.processingInstruction, color: 'var(--faint)', fontWeight: '400' },
	{
		tag: [tags.angleBracket, tags.tagName, tags.attributeName, tags.attributeValue],
		color: 'var(--muted)',
	},
]);

export const editorLook = [theme, syntaxHighlighting(highlight)];
