import type { PageWeight } from '../../tests/support/page-weight.ts';

type Budget = Pick<PageWeight, 'html' | 'css' | 'js' | 'requests'>;

/** What each kind of page of a blog of 620 posts costs a reader at most: KB of brotli, and requests. */
export const pageBudgets = {
	home: { html: 10.75, css: 6.6, js: 3, requests: 7 },
	article: { html: 9, css: 6, js: 3.3, requests: 5 },
	posts: { html: 24, css: 6, js: 1.85, requests: 8 },
	'older posts': { html: 14, css: 6, js: 1.85, requests: 8 },
	category: { html: 20, css: 6, js: 1.85, requests: 8 },
	books: { html: 6, css: 6, js: 1.85, requests: 9 },
	'site map': { html: 48, css: 6, js: 1.85, requests: 8 },
	'not found': { html: 4, css: 6, js: 2.9, requests: 8 },
} as const satisfies Record<string, Budget>;

/** An article's HTML and CSS, in KB at the 95th percentile: TCP's first flight. */
export const firstFlight = 14;
