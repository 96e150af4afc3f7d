import { EditorView } from '@codemirror/view';

const top = (distance: string) => ({ '--top': distance });
const strong = { fontWeight: '640', color: 'var(--ink)' };
const heading = (size: string) => ({
	fontFamily: 'var(--display)',
	fontSize: size,
	fontWeight: '640',
	lineHeight: '1.12',
	letterSpacing: '-0.018em',
	wordSpacing: '0.06em',
	color: 'var(--ink)',
});
const beside = {
	position: 'absolute',
	right: 'calc(100% - var(--indent, 0px) + 0.3em)',
	whiteSpace: 'nowrap',
	content: 'attr(data-mark) / ""',
};

/** The article's own typography (`src/styles/prose.css`); the space between blocks is above each one's first line. */
export const articleLook = EditorView.theme({
	'.cm-scroller': {
		fontFamily: 'var(--serif)',
		fontSize: 'var(--fs-body)',
		fontWeight: '390',
		lineHeight: '1.65',
	},
	'.cm-content': { padding: '0 0 1.5rem' },
	'.cm-line': { padding: 'var(--top, 0px) 0 0 var(--indent, 0px)' },
	// CodeMirror's pictures beside hidden marks: in the flow, words and brackets break there, and a key lays out each.
	'.cm-widgetBuffer': { position: 'absolute', height: '1lh' },
	// The cursor stands beside this one, behind the marks that a line begins with.
	'.cm-opened > .cm-widgetBuffer:nth-child(3)': { position: 'static', height: '0.8em' },
	// Only the lines with something beside or behind them: a layer for each line costs a key 0.1 ms.
	'.cm-line[data-mark], .cm-code, .cm-top-notes': { position: 'relative', isolation: 'isolate' },
	'.cm-top-block': top('1.15em'),
	'.cm-top-after': top('0.5em'),
	'.cm-top-item': top('0.45em'),
	'.cm-top-cite': top('0.6em'),
	'.cm-top-quote': top('1.5em'),
	'.cm-top-apart': top('1.9em'),
	'.cm-top-rule': top('2em'),
	'.cm-top-notes': top('calc(3em + 3.25rem)'),
	// Nothing is written on these lines, and the cursor never stays there.
	'.cm-blank:not(.cm-here), .cm-underline': { fontSize: '1px', lineHeight: '1px' },
	'.cm-blank.cm-here:not(.cm-top-first)': top('1.15em'),

	'.cm-lead': { fontSize: '1.16em', lineHeight: '1.5', color: 'var(--ink)' },
	'.cm-h2': heading('var(--fs-2)'),
	'.cm-h3': heading('var(--fs-1)'),
	'.cm-h4': { font: '640 1em / 1.3 var(--ui)', color: 'var(--ink)' },
	'.cm-strong': strong,
	'.cm-h2.cm-top-heading, .cm-h2.cm-top-heading-again': top('1.9em'),
	'.cm-h3.cm-top-heading': top('1.75em'),
	'.cm-h3.cm-top-heading-again': top('0.9em'),
	'.cm-h4.cm-top-heading': top('1.5em'),
	'.cm-h4.cm-top-heading-again': top('0.5em'),

	'.cm-depth-1': { '--indent': '1.3em' },
	'.cm-depth-2': { '--indent': '2.6em' },
	'.cm-depth-3': { '--indent': '3.9em' },
	'.cm-depth-4': { '--indent': '5.2em' },
	'.cm-quote': {
		'--indent': 'var(--s5)',
		fontSize: '1.28em',
		lineHeight: '1.42',
		fontStyle: 'italic',
		color: 'var(--ink)',
		background:
			'linear-gradient(var(--accent), var(--accent)) 0 100% / 3px calc(100% - var(--top, 0px)) no-repeat',
	},
	// Within a quote its vertical line is not interrupted.
	'.cm-quote.cm-top-block, .cm-quote.cm-top-item': { backgroundSize: '3px 100%' },
	'.cm-quote.cm-blank': { fontSize: '1px' },
	'.cm-quote.cm-depth-1': { '--indent': 'calc(var(--s5) + 1.3em)' },
	'.cm-cite': {
		font: '500 var(--t-15) / 1.4 var(--ui)',
		color: 'var(--muted)',
		// The quote's vertical line continues next to it.
		backgroundSize: '3px 100%',
	},
	'.cm-line[data-mark]::before': beside,
	'.cm-item[data-mark="•"]::before': {
		content: '""',
		inlineSize: '0.33em',
		blockSize: '0.33em',
		marginBlockStart: '0.68em',
		right: 'calc(100% - var(--indent) + 0.48em)',
		borderRadius: '50%',
		background: 'var(--accent)',
	},
	'.cm-item::before': {
		color: 'var(--accent)',
		fontFamily: 'var(--ui)',
		fontWeight: '600',
		fontVariantNumeric: 'tabular-nums',
	},
	'.cm-line:not(.cm-item)[data-mark]::before': {
		color: 'var(--faint)',
		fontWeight: '450',
		fontStyle: 'normal',
		letterSpacing: '0',
	},
	// There is no margin for signs.
	'@media (max-width: 47.99rem)': {
		'.cm-line:not(.cm-item)[data-mark]::before': {
			position: 'static',
			marginInlineEnd: '0.3em',
		},
	},
	'.cm-rule:not(.cm-here)': {
		height: 'calc(0.75rem + var(--top, 0px))',
		background:
			'linear-gradient(90deg, transparent, var(--line-strong) 30% 70%, transparent) center 100% / 8rem 1px no-repeat',
	},
	'.cm-rule.on': { outline: '2px solid var(--accent)', borderRadius: '4px' },

	'.cm-code': {
		'--indent': 'var(--s4)',
		font: '0.9375rem / 1.5 var(--mono)',
	},
	'.cm-code::after': {
		content: '""',
		position: 'absolute',
		zIndex: '-1',
		inset: 'var(--top, 0px) 0 0 0',
		background: 'var(--surface-1)',
		border: 'solid var(--line)',
		borderWidth: '0 1px',
	},
	'.cm-code-first': { paddingBlockStart: 'calc(var(--top, 0px) + 0.5rem)' },
	'.cm-code-first::after': {
		borderBlockStartWidth: '1px',
		borderRadius: 'var(--r-card) var(--r-card) 0 0',
	},
	'.cm-code-last': { paddingBlockEnd: '0.5rem' },
	'.cm-code-last::after': {
		borderBlockEndWidth: '1px',
		borderRadius: '0 0 var(--r-card) var(--r-card)',
	},
	'.cm-code-first.cm-code-last::after': { borderWidth: '1px', borderRadius: 'var(--r-card)' },
	'.cm-code-last:not(.cm-code-first, .cm-here)': { lineHeight: '0.5rem', fontSize: '1px' },
	'.cm-code[data-label]::before': {
		content: 'attr(data-label)',
		font: '500 var(--t-13) / 1.65 var(--ui)',
		color: 'var(--muted)',
	},
	'.cm-note': { '--indent': '1.3em', fontSize: '0.86em' },
	'.cm-top-notes::after': {
		content: 'attr(data-label)',
		position: 'absolute',
		inset: '3em 0 auto 0',
		paddingBlockStart: 'var(--s4)',
		borderBlockStart: '1px solid var(--line)',
		font: '500 var(--t-13) / 1.3 var(--ui)',
		color: 'var(--muted)',
	},

	'.cm-source, .cm-mk': { color: 'var(--faint)', fontWeight: '400' },

	'& strong, & b': strong,
	'& em, & i': { fontStyle: 'italic' },
	'& del, & s': { textDecoration: 'line-through' },
	'& :is(sup, sub):not(.cm-fn)': { fontSize: '0.72em', lineHeight: '0' },
	'& mark': {
		paddingInline: '0.15em',
		borderRadius: '3px',
		background: '#f5ac6240',
		color: 'inherit',
	},
	'& kbd': {
		padding: '0.1em 0.4em',
		border: '1px solid var(--line-strong)',
		borderRadius: '4px',
		font: '500 0.8em / 1.4 var(--ui)',
	},
	'& code': {
		font: '0.86em / 1.5 var(--mono)',
		background: 'var(--surface-2)',
		padding: '0.15em 0.35em',
		borderRadius: '4px',
	},
	'.cm-link': {
		color: 'var(--accent)',
		textDecoration: 'underline 1px',
		textUnderlineOffset: '0.18em',
	},
	'.cm-fn': {
		font: '620 0.66em / 1 var(--ui)',
		verticalAlign: '0.5em',
		margin: '0 0.125em',
		padding: '0.125em 0.3125em',
		borderRadius: '4px',
		background: 'var(--cell)',
		color: 'var(--accent)',
	},
});
