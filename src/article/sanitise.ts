import sanitizeHtml from 'sanitize-html';
import { allowedElements, allowedLinkSchemes } from './allow-list.ts';
import { embedTransforms } from './embeds.ts';
import { limitDepth } from './limit-depth.ts';

/** Elements and attributes that only pass until the tree gets its final form; none of them is output. */
const passingElements = ['h1', 'h5', 'h6'];
const passingAttributes: Record<string, string[]> = {
	'*': ['id'],
	a: ['name', 'data-card'],
	code: ['class'],
	th: ['align'],
	td: ['align'],
};

/** Elements that separate texts: readers see them as paragraphs. */
const blockElements =
	'div section article main header footer aside nav center address form fieldset legend hgroup ' +
	'dir menu dialog search label option optgroup video audio picture object noembed noframes plaintext listing';

const asParagraph = Object.fromEntries(
	blockElements
		.split(' ')
		.map((name): [string, sanitizeHtml.Transformer] => [
			name,
			(_, { dir }): sanitizeHtml.Tag => ({ tagName: 'p', attribs: dir ? { dir } : {} }),
		]),
);

/** Browsers do not show the text of these either. */
const dropped = [
	'script',
	'style',
	'noscript',
	'template',
	'title',
	'textarea',
	'select',
	'svg',
	'math',
];

/** Never taken from the author. A `srcset` that sanitize-html cannot parse would also be quoted in the log (D12). */
const ours = ['class', 'srcset', 'data-failed', 'data-cue'];

const options: sanitizeHtml.IOptions = {
	allowedTags: [...Object.keys(allowedElements), ...passingElements].filter(
		(name) => name !== 'div' && name !== 'section',
	),
	allowedAttributes: listAttributes(),
	allowedSchemes: [...allowedLinkSchemes],
	allowedSchemesByTag: { img: ['http', 'https'] },
	allowProtocolRelative: false,
	// `style` is never kept, and no bundle contains its parser (scripts/build/bundle-functions.ts).
	parseStyleAttributes: false,
	nonTextTags: dropped,
	transformTags: {
		...asParagraph,
		strike: 'del',
		tt: 'code',
		...embedTransforms,
	},
};

function listAttributes(): Record<string, string[]> {
	const names = new Set([...Object.keys(allowedElements), ...Object.keys(passingAttributes)]);
	const lists = [...names].map((name): [string, string[]] => [
		name,
		[
			...(allowedElements[name] ?? []).filter((attribute) => !ours.includes(attribute)),
			...(passingAttributes[name] ?? []),
		],
	]);
	// Only non-empty lists: sanitize-html copies each of them for each article.
	return Object.fromEntries(lists.filter(([, attributes]) => attributes.length > 0));
}

/** Reduces the author's HTML to safe elements and attributes (B1), which `parseTree` then puts in order. */
export function sanitise(html: string): string {
	return sanitizeHtml(limitDepth(html), options);
}
