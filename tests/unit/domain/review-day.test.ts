import { expect, test } from 'vitest';
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
