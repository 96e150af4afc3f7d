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
	'.cm-door .tools': { insetBlockEnd: '-2.5rem', insetInlineStart: '0', translate: 'none' },
	'.cm-door .frame:not(.on) :is(.tools, .why)': { display: 'none' },
});
