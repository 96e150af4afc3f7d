import {
	defineLanguageFacet,
	HighlightStyle,
	Language,
	syntaxHighlighting,
} from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { Emoji, GFM, parser, Subscript, Superscript } from '@lezer/markdown';

const language = new Language(
	defineLanguageFacet(),
	parser.configure([GFM, Subscript, Superscript, Emoji]),
);

const theme = EditorView.theme({
	'&': { color: 'var(--text)' },
	'.cm-scroller': {
		fontFamily: 'var(--serif)',
		fontSize: '1.0625rem',
		lineHeight: '1.68',
		overflow: 'visible',
	},
	'.cm-content': { padding: '1.5rem 0', minHeight: '20rem' },
	'.cm-line': { padding: '0' },
});

const heading = { fontFamily: 'var(--display)', fontWeight: '640', color: 'var(--ink)' };

const highlight = HighlightStyle.define([
	{ tag: tags.heading1, ...heading, fontSize: '1.7rem' },
	{ tag: tags.heading2, ...heading, fontSize: '1.5rem' },
	{ tag: tags.heading3, ...heading, fontSize: '1.25rem' },
	{ tag: tags.strong, fontWeight: '650', color: 'var(--ink)' },
	{ tag: tags.emphasis, fontStyle: 'italic' },
	{ tag: tags.monospace, fontFamily: 'var(--mono)', fontSize: '0.9em' },
	{ tag: tags.url, color: 'var(--muted)', fontSize: '0.9em' },
	{ tag: tags.processingInstruction, color: 'var(--faint)', fontWeight: '400' },
]);

/**
 * What the desk's editor was before it showed the text as readers see it: Markdown with coloured signs. The grammars for
 * HTML and code that it loaded besides are not here, which makes this one a little faster than it was.
 */
export const editorBefore = [language, theme, syntaxHighlighting(highlight)];
