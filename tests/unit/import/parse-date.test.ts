import { expect, test } from 'vitest';
import { parseDate } from '../../../scripts/import/parse-date.ts';

test.each([
	'0000-01-01',
	'-000500-01-01T00:00:00Z',
	'+275760-09-13T00:00:00.000Z',
	'2025-02-30',
	'x',
	5,
])('a date that no calendar of a blog has is none: %s', (value) => {
	expect(parseDate(value)).toBeUndefined();
});

test('the first and the last year are dates', () => {
	expect(parseDate('0001-01-01T00:00:00Z')).toBe('0001-01-01T00:00:00.000Z');
	expect(parseDate('9999-12-31T00:00:00Z')).toBe('9999-12-31T00:00:00.000Z');
});
