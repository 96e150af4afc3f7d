import { expect, it } from 'vitest';
import { findDateFault } from '#domain/post/publication-date';

const now = '2026-11-26T15:00:00.000Z';

it.each([
	['a minute ago', '2026-11-26T14:59:00.000Z'],
	['this very moment', now],
	['years ago', '2012-01-03T12:00:00.000Z'],
	['the first day of 1970 in São Paulo', '1970-01-01T03:00:00.000Z'],
	['with another zone', '2026-11-26T11:59:00-03:00'],
])('a post may have come out %s', (_, at) => {
	expect(findDateFault(at, now)).toBeUndefined();
});

it.each([
	['in a second', '2026-11-26T15:00:01.000Z', 'future'],
	['in another zone’s past', '2026-11-26T15:30:00-03:00', 'future'],
	['in the last year', '9999-12-31T23:59:59.000Z', 'future'],
	['before 1970', '1969-12-31T23:59:59.000-03:00', 'too-early'],
	['in the first year', '0001-01-01T00:00:00.000Z', 'too-early'],
	['on no day', '2026-02-30T99:00:00.000Z', 'no-time'],
	['on nothing', '', 'no-time'],
] as const)('no post came out %s', (_, at, fault) => {
	expect(findDateFault(at, now)).toBe(fault);
});
