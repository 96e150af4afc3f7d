import { expect, test } from 'vitest';
import { readEngineReply } from '#domain/engine-reply';
import { readRetryAfter } from '#domain/retry-after';
import { showsRevision } from '#domain/shown-revision';

const now = new Date('2026-11-20T12:00:00.000Z');
const hourMs = 3_600_000;
const reply = (status: number, retryAfter: string | null = null) =>
	readEngineReply({ status, retryAfter }, now);

test.each([
	[200, 'accepted', 0],
	[202, 'accepted', 0],
	[400, 'addresses', 0],
	[403, 'key', hourMs],
	[404, 'later', 0],
	[422, 'addresses', 0],
	[429, 'later', 0],
	[500, 'later', 0],
])('what %i means to who told a search engine', (status, answer, pauseMs) => {
	expect(reply(status)).toEqual({ answer, pauseMs });
});

test('an engine that wants to be told later is left in peace for that long, a day at most', () => {
	expect(reply(429, '120')).toEqual({ answer: 'later', pauseMs: 120_000 });
	expect(reply(503, 'Fri, 20 Nov 2026 13:00:00 GMT')).toEqual({ answer: 'later', pauseMs: hourMs });
	expect(reply(429, '99999999').pauseMs).toBe(24 * hourMs);
	expect(reply(200, '120').pauseMs).toBe(0);
});

test.each([
	['', undefined],
	[null, undefined],
	['soon', undefined],
	['-5', 0],
	['Fri, 20 Nov 2026 11:00:00 GMT', 0],
	['1.5', 1500],
])('Retry-After %j is %j ms', (header, ms) => {
	expect(readRetryAfter(header, now)).toBe(ms);
});

const page = (revision: number) =>
	`<main><article class="wrap" data-slug="a" data-revision="${revision}">`;

test('a page shows a change by its revision, and a removal by answering nothing of the post', () => {
	expect(showsRevision({ status: 200, html: page(3) }, 3)).toBe(true);
	expect(showsRevision({ status: 200, html: page(4) }, 3)).toBe(true);
	expect(showsRevision({ status: 200, html: page(2) }, 3)).toBe(false);
	expect(showsRevision({ status: 200, html: '<article>' }, 1)).toBe(false);
	expect(showsRevision({ status: 503, html: page(3) }, 3)).toBe(false);
	expect(showsRevision({ status: 404, html: '' }, 3)).toBe(false);
	for (const status of [404, 410, 301])
		expect(showsRevision({ status, html: '' }, null)).toBe(true);
	for (const status of [200, 500, 503])
		expect(showsRevision({ status, html: page(3) }, null)).toBe(false);
});
