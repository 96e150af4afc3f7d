import { EditorView } from '@codemirror/view';

/** Not filled as readers see the first: the one filled thing at the desk is the top button. */
export const doorLook = EditorView.theme({
	'.cm-door .button': {
		display: 'inline-flex',
		alignItems: 'center',
		gap: 'var(--s2)',
		minBlockSize: '3rem',
		padding: '0.5rem 1.25rem',
		border: '1px solid var(--line-strong)',
		borderRadius: 'var(--r-control)',
		font: '600 var(--t-17)/1.1 var(--ui)',
		color: 'var(--ink)',
		overflowWrap: 'anywhere',
	},
	'.cm-door .visit': { borderColor: 'var(--accent)', color: 'var(--accent)' },
	'.cm-door .frame.on .button': { outline: '2px solid var(--accent)', outlineOffset: '3px' },
	'.cm-door .frame:focus-visible': { outline: 'none' },
	'.cm-door .button .icon': { flex: 'none', inlineSize: '1.25rem', blockSize: '1.25rem' },
	'.cm-door .tools': {
		position: 'static',
		translate: 'none',
		marginBlockStart: 'var(--s3)',
		overflowX: 'auto',
		scrollbarWidth: 'none',
	},
	'.cm-door .tools button': { flex: 'none' },
	'.cm-door .why': {
		marginBlockStart: 'var(--s2)',
		font: '440 var(--t-13)/1.5 var(--ui)',
		color: 'var(--muted)',
	},
	'.cm-door .describe': { marginBlockStart: 'var(--s3)', maxInlineSize: '26rem' },
	'.cm-door .between': { justifyContent: 'end' },
	'.cm-door .frame:is(:not(.on), .asking) :is(.tools, .why)': { display: 'none' },
	'@media (width < 48rem)': {
		'.cm-door .button': { inlineSize: '100%', justifyContent: 'center' },
	},
});
