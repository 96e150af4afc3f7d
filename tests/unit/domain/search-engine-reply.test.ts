import { expect, test } from 'vitest';
import { readEngineAnswer } from '#domain/site/search-engine-reply';
import { readRetryAfter } from '#lib/call-build-hook';

const now = new Date('2026-11-20T12:00:00.000Z');

test.each([
	[200, 'accepted'],
	[202, 'accepted'],
	[400, 'addresses'],
	[403, 'key'],
	[404, 'later'],
	[422, 'addresses'],
	[429, 'later'],
	[500, 'later'],
])('what %i means to who told a search engine', (status, answer) => {
	expect(readEngineAnswer(status)).toBe(answer);
});

test.each([
	['', undefined],
	[null, undefined],
	['soon', undefined],
	['-5', 0],
	['Fri, 20 Nov 2026 11:00:00 GMT', 0],
	['Fri, 20 Nov 2026 13:00:00 GMT', 3_600_000],
	['1.5', 1500],
	['120', 120_000],
	['99999999', 86_400_000],
])('Retry-After %j is %j ms', (header, ms) => {
	expect(readRetryAfter(header, now)).toBe(ms);
});
