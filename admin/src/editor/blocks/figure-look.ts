import { EditorView } from '@codemirror/view';

export const figureLook = EditorView.theme({
	'.cm-block figure:focus-visible': { outline: 'none' },
	'.cm-figure .frame': { borderRadius: 'var(--r-card)' },
	'.cm-figure .on .frame': { outline: '2px solid var(--accent)', outlineOffset: '3px' },
	'.cm-figure img': { display: 'block', inlineSize: '100%' },
	'.cm-figure img:not([width])': { minBlockSize: '6rem' },
	'.cm-figure .fault': {
		display: 'none',
		placeContent: 'center',
		minBlockSize: '10rem',
		padding: '1rem',
		borderRadius: 'var(--r-card)',
		background: 'var(--surface-2)',
		font: '450 var(--t-15)/1.45 var(--ui)',
		color: 'var(--text)',
	},
	'.cm-figure .broken img': { display: 'none' },
	'.cm-figure .broken .fault': { display: 'grid' },
	// Within the picture, also where that is higher than what is seen of it.
	'.cm-figure .hold': {
		position: 'sticky',
		insetBlockStart: 'calc(var(--bar) + 4.25rem)',
		zIndex: '3',
	},
	'.cm-figure .tools': { insetBlockStart: '-1.25rem' },
	'.cm-figure figure:not(.on) .tools, .cm-figure figure:not(.on) .flag:not(.todo)': {
		display: 'none',
	},
	'.cm-block .flag': {
		position: 'absolute',
		inset: 'auto auto 0.625rem 0.625rem',
		gap: '0.375rem',
		minBlockSize: '1.75rem',
		padding: '0 0.625rem 0 0.5rem',
		background: 'var(--surface-3)',
		color: 'var(--text)',
		font: '500 var(--t-13)/1.2 var(--ui)',
	},
	'.cm-block .flag .icon': { color: 'var(--live)' },
	'.cm-block .flag.todo, .cm-block .flag.todo .icon': { color: 'var(--caution)' },
	'.cm-figure figcaption, .cm-gallery figcaption': {
		marginBlockStart: '0.75rem',
		minBlockSize: '1.45em',
	},
	'.cm-figure figcaption > *, .cm-gallery figcaption > *': { outlineOffset: '4px' },
	'.cm-block figure:not(.on):not(.captioned) figcaption': { display: 'none' },
	// In the gap below, so that no word moves for a caption that is only offered.
	'.cm-block figure:not(.captioned) figcaption': {
		position: 'relative',
		zIndex: '1',
		minBlockSize: '0',
		blockSize: '0',
		marginBlockEnd: '-0.75rem',
	},
	'.cm-figure figcaption > :empty::before, .cm-gallery figcaption > :empty::before': {
		content: 'attr(data-hint)',
		color: 'var(--faint)',
	},
	'.cm-block .row': { display: 'flex', alignItems: 'center', gap: '0.5rem' },
	'.cm-figure p.credit': { font: '450 var(--t-13)/1.45 var(--ui)', color: 'var(--muted)' },
	'.cm-block input[type=checkbox]': {
		inlineSize: '1.0625rem',
		blockSize: '1.0625rem',
		accentColor: 'var(--accent)',
	},
	'@media (width >= 80rem)': { '.cm-figure .wide': { marginInline: '-1.5rem' } },
	'@media (width < 48rem)': {
		'.cm-figure .hold': { insetBlockStart: 'var(--bar)' },
		'.cm-figure .tools': {
			position: 'static',
			translate: 'none',
			inlineSize: '100%',
			overflowX: 'auto',
			borderRadius: 'var(--r-card) var(--r-card) 0 0',
		},
		'.cm-figure .on img': { borderStartStartRadius: '0', borderStartEndRadius: '0' },
		// A wide picture is no wider there.
		'.cm-figure :is(.pair, .pair + .sep)': { display: 'none' },
	},
	'@media (width < 48rem), (pointer: coarse)': {
		'.cm-block .flag, .cm-block .row': { minBlockSize: '2.75rem' },
	},
});
