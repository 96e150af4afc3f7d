import { EditorView } from '@codemirror/view';

export const questionLook = EditorView.theme({
	'.cm-arrived .asked': {
		display: 'grid',
		gap: '0.75rem',
		padding: '1rem',
		border: '1px dashed var(--accent)',
		borderRadius: 'var(--r-card)',
		background: 'var(--surface-1)',
		font: '440 var(--t-14)/1.45 var(--ui)',
		color: 'var(--text)',
	},
	'.cm-arrived .ways': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '0.5rem' },
	'.cm-arrived button': {
		gap: '0.75rem',
		padding: '0.5rem 0.75rem',
		border: '1px solid var(--line-strong)',
		textAlign: 'start',
		whiteSpace: 'normal',
	},
	'.cm-arrived button:first-child': { borderColor: 'var(--accent)' },
	'.cm-arrived button .icon': { color: 'var(--accent)' },
	'.cm-arrived button span span': { display: 'block', fontSize: 'var(--t-13)' },
	'.cm-arrived strong': { fontWeight: '600', color: 'var(--ink)' },
	'@media (width < 48rem)': { '.cm-arrived .ways': { gridTemplateColumns: '1fr' } },
});
