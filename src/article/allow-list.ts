import { tableOf } from '#domain/text/table-of';

const withoutAttributes = Object.fromEntries(
	'br hr cite strong b em i u s del ins mark sub sup kbd samp var caption thead tbody tfoot tr details summary'
		.split(' ')
		.map((name): [string, string[]] => [name, []]),
);

/**
 * Everything an article may contain: each element with the attributes it may have. The sanitiser, the serialiser and
 * the tests of hostile input all read this table. No svg, math, style, form or frame; `class` only with the values in
 * `allowedClasses`.
 */
export const allowedElements: Readonly<Record<string, readonly string[]>> = withLanguage({
	...withoutAttributes,
	/** Only with a language. */
	span: [],
	h2: ['id', 'dir'],
	h3: ['id', 'dir'],
	h4: ['id', 'dir'],
	p: ['class', 'dir'],
	blockquote: ['class', 'dir'],
	q: ['dir'],
	ul: ['dir'],
	ol: ['start', 'reversed', 'type', 'dir'],
	li: ['id', 'value', 'dir'],
	dl: ['dir'],
	dt: ['dir'],
	dd: ['dir'],
	figure: ['class'],
	figcaption: ['dir'],
	img: 'src data-failed srcset sizes alt title width height loading decoding class'.split(' '),
	a: ['href', 'title', 'target', 'rel', 'id', 'aria-label'],
	abbr: ['title'],
	small: ['class'],
	time: ['datetime'],
	bdi: ['dir'],
	bdo: ['dir'],
	code: ['data-language', 'translate'],
	pre: ['tabindex', 'translate'],
	div: ['class', 'role', 'aria-label', 'tabindex', 'data-cue'],
	section: ['class', 'aria-label'],
	table: ['dir'],
	th: ['scope', 'colspan', 'rowspan', 'class', 'dir'],
	td: ['colspan', 'rowspan', 'class', 'dir'],
});

function withLanguage(elements: Record<string, string[]>): Readonly<Record<string, string[]>> {
	const named = Object.entries(elements).map(([name, own]) => [name, [...own, 'lang']]);
	return tableOf(Object.fromEntries(named));
}

/** Only the renderer sets classes: one that the author wrote is removed. */
export const allowedClasses: readonly string[] =
	'scroll r c link-card video footnotes wide gallery pull small credit narrow tall-3 tall-4 tall-5 tall-6 tall-7 tall-8'.split(
		' ',
	);

/** Schemes allowed in links; a link may also point within the page or the site. */
export const allowedLinkSchemes = ['http', 'https', 'mailto', 'tel'] as const;

/** Schemes allowed for pictures; a picture may also come from this site. */
export const allowedImageSchemes = ['https'] as const;

/** Every id in an article starts with this, so that none can shadow a global variable of the page. */
export const idPrefix = 'sec-';
