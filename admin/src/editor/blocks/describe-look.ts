import { EditorView } from '@codemirror/view';

/** Of the boxes that open when a block is described. */
export const describeLook = EditorView.theme({
	'.cm-block .describe': {
		display: 'grid',
		gap: '0.5rem',
		marginBlockStart: '0.5rem',
		padding: '1rem',
		borderRadius: '14px',
		background: 'var(--surface-2)',
		boxShadow: 'var(--lift)',
		font: '440 var(--t-14)/1.45 var(--ui)',
		color: 'var(--text)',
	},
	'.cm-block .describe[hidden]': { display: 'none' },
	'.cm-block .describe .between': { gridColumn: '1 / -1' },
	'.cm-block .describe strong': {
		display: 'block',
		marginBlockEnd: '0.5rem',
		fontWeight: '600',
		color: 'var(--ink)',
	},
	'.cm-block textarea': { minBlockSize: '3.75rem' },
	'.cm-block input.credit': { minBlockSize: '2.75rem' },
	'.cm-block textarea, .cm-block input.credit': {
		display: 'block',
		inlineSize: '100%',
		padding: '0.5rem 0.625rem',
		border: '1px solid var(--line-strong)',
		borderRadius: 'var(--r-control)',
		background: 'var(--surface-1)',
		font: '450 var(--t-15)/1.45 var(--ui)',
		color: 'var(--ink)',
		resize: 'vertical',
	},
	'.cm-block textarea::placeholder, .cm-block input.credit::placeholder': { color: 'var(--faint)' },
	'.cm-block .hint, .cm-block .between': {
		display: 'flex',
		flexWrap: 'wrap',
		alignItems: 'center',
		justifyContent: 'space-between',
		gap: '0.5rem',
	},
	'.cm-block .hint': { color: 'var(--muted)', fontSize: 'var(--t-13)' },
});
