import { expect, test } from 'vitest';
import { isPeriod, rangeOf } from '#domain/time/period';

/** 23:30 on November 22 in São Paulo. */
const now = '2026-11-23T02:30:00.000Z';
const midnight = (day: string) => `${day}T03:00:00.000Z`;

test.each([
	['7d', '2026-11-16', '2026-11-23'],
	['30d', '2026-10-24', '2026-11-23'],
	['month', '2026-11-01', '2026-12-01'],
	['last-month', '2026-10-01', '2026-11-01'],
	['year', '2026-01-01', '2027-01-01'],
	['last-year', '2025-01-01', '2026-01-01'],
	['2026-02-28..2026-02-28', '2026-02-28', '2026-03-01'],
])('%s is from %s until %s', (period, from, until) => {
	expect(rangeOf(period, now)).toEqual({ from: midnight(from), until: midnight(until) });
});

test('one side may be open', () => {
	expect(rangeOf('2026-11-05..', now)).toEqual({ from: midnight('2026-11-05') });
	expect(rangeOf('..2026-12-31', now)).toEqual({ until: midnight('2027-01-01') });
});

test('January follows the year before', () => {
	expect(rangeOf('last-month', '2026-01-10T12:00:00Z').from).toBe(midnight('2025-12-01'));
});

test.each(['', '..', '2026-02-30..', '2026-11-02..2026-11-01', '2026-11..', '31d', 'constructor'])(
	'“%s” is no period',
	(period) => {
		expect(isPeriod(period)).toBe(false);
	},
);
