import { EditorView } from '@codemirror/view';

export const uploadLook = EditorView.theme({
	'.cm-upload .sending': {
		display: 'flex',
		flexWrap: 'wrap',
		alignItems: 'center',
		gap: '0.5rem 0.75rem',
		padding: '0.75rem 1rem',
		border: '1px dashed var(--line-strong)',
		borderRadius: 'var(--r-card)',
		background: 'var(--surface-1)',
		font: '440 var(--t-14)/1.4 var(--ui)',
		color: 'var(--text)',
	},
	'.cm-upload .failed': { borderColor: 'var(--caution)' },
	'.cm-upload .failed .icon': { color: 'var(--caution)' },
	'.cm-upload .clip': { flex: '1 1 12rem', overflowWrap: 'anywhere' },
	'.cm-upload .num': { color: 'var(--muted)', fontVariantNumeric: 'tabular-nums' },
	'.cm-upload progress': {
		flex: '1 1 100%',
		order: '1',
		inlineSize: '100%',
		accentColor: 'var(--accent)',
	},
});
