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
		'.cm-searchMatch': {
			backgroundColor: 'var(--tint-caution)',
			outline: '1px solid var(--caution)',
		},
		'.cm-panels': { backgroundColor: 'var(--surface-2)', color: 'var(--text)', border: '0' },
		'.cm-panel input, .cm-panel button': {
			backgroundColor: 'var(--surface-3)',
			backgroundImage: 'none',
			color: 'var(--ink)',
			border: '1px solid var(--line-strong)',
			borderRadius: '4px',
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
