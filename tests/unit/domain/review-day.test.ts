import { expect, it, test } from 'vitest';
import { findDateFault } from '#domain/post/publication-date';
import { isReviewDue, isReviewLate, shortReviewDay } from '#domain/post/review-day';
import { isDay } from '#domain/time/schedule';

const today = '2026-11-26';

test('a review is due from its day on, and late from the day after', () => {
	const days = [null, '2026-11-25', today, '2026-11-27'];
	expect(days.map((on) => isReviewDue(on, today))).toEqual([false, true, true, false]);
	expect(days.map((on) => isReviewLate(on, today))).toEqual([false, true, false, false]);
});

test('a day has its year where it is a year away or more', () => {
	expect(
		['2026-11-30', '2027-01-15', '2027-11-25', '2027-11-26', '2025-11-27', '2025-11-26'].map((on) =>
			shortReviewDay(on, today),
		),
	).toEqual(['30/11', '15/01', '25/11', '26/11/2027', '27/11', '26/11/2025']);
});

test.each([
	['2027-05-25', true],
	['2028-02-29', true],
	['2027-02-29', false],
	['2027-13-01', false],
	['2027-5-25', false],
	['2027-05-25T00:00', false],
	[' 2027-05-25', false],
	['', false],
])('%s is a day: %s', (text, is) => {
	expect(isDay(text)).toBe(is);
});

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
