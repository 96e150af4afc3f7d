import { EditorView } from '@codemirror/view';

const label = { color: 'var(--muted)', fontWeight: '500', lineHeight: '1.3' };

/** The list of blocks that a slash opens. */
export const slashLook = EditorView.theme({
	'.cm-tooltip:has(.cm-slash)': { border: '0', background: 'none', zIndex: '12' },
	'.cm-slash': {
		boxSizing: 'border-box',
		inlineSize: '21.5rem',
		maxInlineSize: 'calc(100vw - 2rem)',
		maxBlockSize: 'min(36rem, 64dvh)',
		display: 'flex',
		flexDirection: 'column',
		marginBlock: '6px',
		padding: '0.375rem',
		borderRadius: '12px',
		background: 'var(--surface-3)',
		boxShadow: 'var(--lift)',
		color: 'var(--text)',
		font: '440 var(--t-14) / 1.3 var(--ui)',
	},
	'.cm-slash [role=listbox]': { overflowY: 'auto', scrollbarWidth: 'thin' },
	'.cm-slash .gh': {
		display: 'block',
		padding: '0.375rem 0.5rem 0.25rem',
		fontSize: 'var(--t-13)',
		...label,
	},
	'.cm-slash [role=option]': {
		display: 'grid',
		gridTemplateColumns: '1.75rem 1fr auto',
		gap: '0 0.5rem',
		alignItems: 'center',
		minBlockSize: '1.875rem',
		paddingInline: '0.5rem',
		borderRadius: '7px',
		color: 'var(--ink)',
		cursor: 'pointer',
	},
	'.cm-slash svg': {
		inlineSize: '1.125rem',
		blockSize: '1.125rem',
		color: 'var(--muted)',
	},
	'.cm-slash [aria-selected=true]': {
		background: 'var(--menu-on)',
		boxShadow: 'inset 2px 0 var(--accent)',
	},
	'.cm-slash [aria-selected=true] svg': { color: 'var(--accent)' },
	'.cm-slash .md': { font: '450 var(--t-13) / 1 var(--mono)', color: 'var(--muted)' },
	'.cm-slash [aria-selected=true] .md': { color: 'var(--text)' },
	// For screen readers alone.
	'.cm-slash .found': { position: 'absolute', margin: '0', clipPath: 'inset(50%)' },
	'.cm-slash .foot': {
		display: 'flex',
		gap: 'var(--s3)',
		margin: '0.25rem 0 0',
		padding: '0.5rem 0.5rem 0.25rem',
		borderBlockStart: '1px solid var(--line-strong)',
		fontSize: 'var(--t-13)',
		color: 'var(--muted)',
	},
	'.cm-slash kbd': {
		display: 'inline-grid',
		placeItems: 'center',
		boxSizing: 'border-box',
		minInlineSize: '1.25rem',
		blockSize: '1.25rem',
		paddingInline: '0.375rem',
		marginInlineEnd: '0.3125rem',
		border: '1px solid var(--line-strong)',
		borderBlockEndWidth: '2px',
		borderRadius: '5px',
		background: 'var(--surface-1)',
		font: '500 0.6875rem / 1 var(--ui)',
		color: 'var(--ink)',
	},
	'@media (max-width: 47.99rem)': {
		'.cm-slash .foot': { display: 'none' },
		'.cm-slash [role=option]': { minBlockSize: '2.75rem' },
	},
});
