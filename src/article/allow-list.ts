/**
 * Everything an article may hold (B1, B1b): each element with the attributes it may have. The sanitiser,
 * the tests and the judges of hostile input all read this one table. No svg, math, style, form, frame.
 */
export const allowedElements: Readonly<Record<string, readonly string[]>> = {
	h2: ['id'],
	h3: ['id'],
	h4: ['id'],
	p: [],
	br: [],
	hr: [],
	blockquote: [],
	cite: [],
	q: [],
	ul: [],
	ol: ['start', 'reversed'],
	li: ['id', 'value'],
	dl: [],
	dt: [],
	dd: [],
	figure: [],
	figcaption: [],
	img: ['src', 'alt', 'width', 'height', 'loading', 'decoding', 'title'],
	a: ['href', 'title', 'target', 'rel', 'id', 'aria-label'],
	strong: [],
	b: [],
	em: [],
	i: [],
	u: [],
	s: [],
	del: [],
	ins: [],
	mark: [],
	small: [],
	sub: [],
	sup: [],
	abbr: ['title'],
	time: ['datetime'],
	kbd: [],
	samp: [],
	var: [],
	code: ['data-language'],
	pre: ['tabindex'],
	div: ['role', 'aria-label', 'tabindex', 'data-kind'],
	section: ['aria-label', 'data-kind'],
	table: [],
	caption: [],
	thead: [],
	tbody: [],
	tfoot: [],
	tr: [],
	th: ['scope', 'colspan', 'rowspan', 'data-align'],
	td: ['colspan', 'rowspan', 'data-align'],
	details: [],
	summary: [],
};

/** Schemes a link may have; a link may also point within the page or the site. */
export const allowedLinkSchemes = ['http', 'https', 'mailto', 'tel'] as const;

/** Schemes a picture may have; a picture may also be one of the site's own. */
export const allowedImageSchemes = ['https'] as const;

/** Every id in an article begins so: none can take the name of a global of the page (B1). */
export const idPrefix = 'sec-';
