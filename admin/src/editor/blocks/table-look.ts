import { EditorView } from '@codemirror/view';

/** Looks as it does to readers until it has the focus. */
const plain = {
	'.cm-table table': {
		inlineSize: '100%',
		fontVariantNumeric: 'tabular-nums lining-nums',
		color: 'var(--text)',
	},
	'.cm-table th, .cm-table td': {
		padding: '0',
		verticalAlign: 'top',
		fontWeight: 'inherit',
	},
	'.cm-table th': { borderColor: 'var(--line-strong)', color: 'var(--muted)', fontWeight: '600' },
	'.cm-table .cell': {
		minInlineSize: '4rem',
		minBlockSize: 'calc(1.4em + 1.125rem)',
		padding: '0.5625rem 1rem 0.5625rem 0',
		whiteSpace: 'pre-wrap',
		overflowWrap: 'anywhere',
	},
	'.cm-table th:last-child .cell, .cm-table td:last-child .cell': { paddingInlineEnd: '0' },
	'.cm-table [data-side=right]': { textAlign: 'end' },
	'.cm-table [data-side=center]': { textAlign: 'center' },
	'.cm-table .scroll': { overflowX: 'auto' },
};

const touched = {
	'.cm-table.on table': { border: '1px solid var(--line)' },
	'.cm-table.on th, .cm-table.on td': { border: '1px solid var(--line)' },
	'.cm-table.on th': { background: 'var(--surface-1)' },
	'.cm-table.on .cell, .cm-table.on th:last-child .cell, .cm-table.on td:last-child .cell': {
		paddingInline: '0.75rem',
	},
	'.cm-table .cell:focus': {
		outline: '2px solid var(--accent)',
		outlineOffset: '-2px',
		background: 'var(--cell)',
		color: 'var(--ink)',
	},
};

const grips = {
	'.cm-table .box': { position: 'relative' },
	'.cm-table:not(.on) .grip, .cm-table:not(.on) .add': { display: 'none' },
	'.cm-table .grip': {
		position: 'absolute',
		justifyContent: 'center',
		borderRadius: '5px',
		background: 'var(--surface-3)',
		color: 'var(--muted)',
	},
	'.cm-table .grip::after': { content: '""', position: 'absolute', inset: '-0.625rem' },
	'.cm-table .grip[aria-expanded=true]': { background: 'var(--accent)', color: 'var(--on-accent)' },
	'.cm-table .column': {
		insetBlockStart: '-0.8125rem',
		translate: '-50% 0',
		inlineSize: '2.25rem',
		blockSize: '1.5rem',
	},
	'.cm-table .away': { visibility: 'hidden' },
	'.cm-table .line': {
		insetInlineStart: '-0.8125rem',
		translate: '0 -50%',
		inlineSize: '1.5rem',
		blockSize: '1.75rem',
	},
	'.cm-table .grip .icon, .cm-table .add .icon': { inlineSize: '0.875rem', blockSize: '0.875rem' },
	'.cm-table .add': {
		justifyContent: 'center',
		border: '1px dashed var(--line-strong)',
		borderRadius: '5px',
		color: 'var(--muted)',
		font: '440 var(--t-13)/1.2 var(--ui)',
	},
	'.cm-table .add:hover': { color: 'var(--ink)', background: 'var(--surface-2)' },
	'.cm-table .add-row': { inlineSize: '100%', blockSize: '1.5rem', marginBlockStart: '0.375rem' },
	'.cm-table .add-column': {
		position: 'absolute',
		inset: '0 -1.875rem 0 auto',
		inlineSize: '1.5rem',
	},
};

export const tableLook = EditorView.theme({
	...plain,
	...touched,
	...grips,
	'@media (width < 48rem), (pointer: coarse)': {
		'.cm-table .add-row': { blockSize: '2.75rem' },
		'.cm-table .column': { blockSize: '2rem', insetBlockStart: '-1rem' },
		'.cm-table .cell': { minBlockSize: '2.75rem' },
	},
	'@media (width < 48rem)': { '.cm-table .add-column': { display: 'none' } },
});
