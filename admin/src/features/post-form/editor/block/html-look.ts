import { EditorView } from '@codemirror/view';

export const htmlLook = EditorView.theme({
	'.cm-html': { padding: '1.15em 0 0' },
	'.cm-html .frame': { position: 'relative', borderRadius: '4px' },
	'.cm-html .frame.on': { outline: '2px solid var(--accent)', outlineOffset: '6px' },
	'.cm-html .tools': {
		position: 'absolute',
		inset: '-2rem auto auto 50%',
		translate: '-50% 0',
		zIndex: '3',
	},
	'.cm-html .frame:not(.on) .tools': { display: 'none' },
	'.cm-html .copy': { userSelect: 'text', overflowX: 'auto' },
	'.cm-html .copy > * + *': { marginBlockStart: '1.15em' },
	'.cm-html h2, .cm-html h3, .cm-html h4': {
		margin: '0',
		font: '640 1.25em/1.2 var(--display)',
		color: 'var(--ink)',
	},
	'.cm-html .link': {
		color: 'var(--accent)',
		textDecoration: 'underline 1px',
		textUnderlineOffset: '0.18em',
	},
	'.cm-html img': { maxInlineSize: '100%', blockSize: 'auto', borderRadius: 'var(--r-card)' },
	'.cm-html table': { borderCollapse: 'collapse', font: '450 var(--t-15)/1.4 var(--ui)' },
	'.cm-html th, .cm-html td': {
		padding: '0.5625rem 1rem 0.5625rem 0',
		borderBlockEnd: '1px solid var(--line)',
		textAlign: 'start',
	},
	'.cm-html figcaption': { font: '450 var(--t-15)/1.45 var(--ui)', color: 'var(--muted)' },
});
