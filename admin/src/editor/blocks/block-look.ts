import { EditorView } from '@codemirror/view';
import { figureLook } from './figure-look.ts';
import { htmlLook } from './html-look.ts';
import { tableLook } from './table-look.ts';

const tools = {
	'.tools': {
		position: 'absolute',
		insetInlineStart: '50%',
		translate: '-50% 0',
		zIndex: '3',
		display: 'flex',
		alignItems: 'center',
		gap: '1px',
		padding: '3px',
		borderRadius: '10px',
		background: 'var(--surface-3)',
		boxShadow: 'var(--lift)',
		font: '440 var(--t-14)/1.2 var(--ui)',
		color: 'var(--text)',
		inlineSize: 'max-content',
		maxInlineSize: '100%',
		whiteSpace: 'nowrap',
	},
	'.tools button': {
		minBlockSize: '2rem',
		paddingInline: '0.5625rem',
		fontSize: 'var(--t-13)',
		fontWeight: '480',
	},
	'.tools button:hover, .tools button[aria-pressed="true"]': {
		background: 'var(--menu-on)',
		color: 'var(--ink)',
	},
	'.tools .sep': {
		inlineSize: '1px',
		blockSize: '1.125rem',
		margin: '0 3px',
		background: 'var(--line-strong)',
	},
	'.tools .mark': { display: 'contents', color: 'var(--muted)' },
	'.tools .ok .icon': { color: 'var(--live)' },
	'.tools .todo .icon': { color: 'var(--caution)' },
	'.tools .pair': { display: 'flex', alignItems: 'center', gap: '1px' },
	'.tools .muted': { paddingInline: '0.375rem', fontSize: 'var(--t-13)', color: 'var(--muted)' },
};

const menu = {
	'.cm-menu': {
		position: 'fixed',
		inset: 'auto',
		margin: '0',
		padding: '0.25rem',
		border: '0',
		inlineSize: '14.5rem',
		borderRadius: '8px',
		background: 'var(--surface-3)',
		boxShadow: 'var(--lift)',
		font: '440 var(--t-14)/1.3 var(--ui)',
		color: 'var(--text)',
	},
	'.cm-menu button': {
		inlineSize: '100%',
		minBlockSize: '2rem',
		paddingInline: '0.5rem',
		textAlign: 'start',
	},
	'.cm-menu button:hover, .cm-menu button:focus-visible': {
		background: 'var(--menu-on)',
		color: 'var(--ink)',
	},
	'.cm-menu button:focus-visible': { outlineOffset: '-2px' },
	'.cm-menu .warn': { color: 'var(--danger)' },
	'.cm-menu .mark': { marginInlineStart: 'auto' },
	'.cm-menu hr': {
		margin: '0.25rem 0',
		border: '0',
		borderBlockStart: '1px solid var(--line-strong)',
	},
};

/** Styles that all blocks of the text share: measurable margins, buttons, menus. */
const shared = EditorView.theme({
	// The next line has its own spacing; CodeMirror would not measure a margin.
	'.cm-block': {
		contain: 'inline-size',
		padding: '1.9em 0 0.75em',
		userSelect: 'none',
		cursor: 'default',
	},
	'.cm-block [contenteditable]': { userSelect: 'text', cursor: 'text' },
	'.cm-block *, .cm-menu *': { boxSizing: 'border-box' },
	'.cm-block figure, .cm-block p': { margin: '0' },
	'.cm-block .frame': { position: 'relative' },
	'.cm-block img': {
		blockSize: 'auto',
		borderRadius: 'var(--r-card)',
		background: 'var(--ground)',
		forcedColorAdjust: 'none',
	},
	'.cm-block figcaption': { font: '450 var(--t-15)/1.45 var(--ui)', color: 'var(--muted)' },
	'.cm-block table': { borderCollapse: 'collapse', font: '450 var(--t-15)/1.4 var(--ui)' },
	'.cm-block th, .cm-block td': { borderBlockEnd: '1px solid var(--line)', textAlign: 'start' },
	'.cm-block [hidden]': { display: 'none' },
	'.cm-block button': {
		display: 'inline-flex',
		alignItems: 'center',
		gap: '0.5rem',
		padding: '0',
		border: '0',
		borderRadius: '6px',
		background: 'none',
		font: 'inherit',
		color: 'inherit',
		whiteSpace: 'nowrap',
		cursor: 'pointer',
	},
	'.cm-block :focus-visible': { outline: '2px solid var(--accent)', outlineOffset: '2px' },
	'.cm-block .done': {
		minBlockSize: '2.125rem',
		paddingInline: '0.75rem',
		border: '1px solid var(--line-strong)',
		color: 'var(--ink)',
		fontWeight: '520',
	},
	...tools,
	...menu,
	'@media (width < 48rem), (pointer: coarse)': {
		'.tools button, .cm-menu button, .cm-block .done': { minBlockSize: '2.75rem' },
	},
});

/** The first rule of two alike wins: a block's own. Rare blocks bring theirs. */
export const blockLook = [figureLook, tableLook, htmlLook, shared];
