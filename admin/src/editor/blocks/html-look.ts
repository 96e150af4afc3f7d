import { EditorView } from '@codemirror/view';

export const htmlLook = EditorView.theme({
	'.cm-html .frame': { borderRadius: '4px' },
	'.cm-html .frame.on': { outline: '2px solid var(--accent)', outlineOffset: '6px' },
	'.cm-html .tools': { insetBlockStart: '-2rem' },
	'.cm-html .frame:not(.on) .tools': { display: 'none' },
	'.cm-html .copy': { userSelect: 'text', overflowX: 'auto', whiteSpace: 'normal' },
	'.cm-html .copy > code': { whiteSpace: 'pre-wrap', color: 'var(--faint)' },
	'.cm-html .copy > * + *': { marginBlockStart: '1.15em' },
	'.cm-html h2, .cm-html h3, .cm-html h4': {
		margin: '0',
		font: '640 1.25em/1.2 var(--display)',
		wordSpacing: '0.06em',
		color: 'var(--ink)',
	},
	'.cm-html img': { maxInlineSize: '100%' },
	'.cm-html th, .cm-html td': { padding: '0.5625rem 1rem 0.5625rem 0' },
});
