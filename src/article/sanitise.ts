import sanitizeHtml from 'sanitize-html';
import { allowedElements, allowedLinkSchemes } from './allow-list.ts';
import { embedTransforms } from './embeds.ts';
import { limitDepth } from './limit-depth.ts';

/** What the author's HTML may say until the tree gives it its final form; none of it is written out. */
const passingElements = ['h1', 'h5', 'h6'];
const passingAttributes: Record<string, string[]> = {
	'*': ['id'],
	a: ['name', 'data-card'],
	code: ['class'],
	th: ['align'],
	td: ['align'],
};

/** Elements that part one text from the next: to a reader they are paragraphs. */
const blockElements =
	'div section article main header footer aside nav center address form fieldset legend hgroup ' +
	'dir menu dialog search label option optgroup video audio picture object noembed noframes plaintext listing';

const asParagraph = Object.fromEntries(
	blockElements.split(' ').map((name) => [name, sanitizeHtml.simpleTransform('p', {}, false)]),
);

/** Browsers do not show these as text either. */
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

/** Never the author's own; and a `srcset` that the sanitiser cannot read it would quote in the log (D12). */
const ours = ['class', 'srcset', 'data-failed'];

const options: sanitizeHtml.IOptions = {
	allowedTags: [...Object.keys(allowedElements), ...passingElements].filter(
		(name) => name !== 'div' && name !== 'section',
	),
	allowedAttributes: listAttributes(),
	allowedSchemes: [...allowedLinkSchemes],
	allowedSchemesByTag: { img: ['http', 'https'] },
	allowProtocolRelative: false,
	// `style` is never kept, and its parser is in no bundle (scripts/build/bundle-functions.ts).
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
	// sanitize-html copies each list for each article.
	return Object.fromEntries(lists.filter(([, attributes]) => attributes.length > 0));
}

/** The author's HTML cut down to harmless elements and attributes (B1), for `parseTree` to put in order. */
export function sanitise(html: string): string {
	return sanitizeHtml(limitDepth(html), options);
}
