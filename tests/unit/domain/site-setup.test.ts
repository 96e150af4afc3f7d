import { expect, test } from 'vitest';
import { estimateCredits } from '#domain/site-setup';

test('a month’s credits are its deploys’, and of what runs anyway the part that has passed', () => {
	const middle = new Date('2026-11-16T00:00:00.000Z');
	expect(estimateCredits(0, new Date('2026-11-01T00:00:00.000Z'))).toBe(0);
	expect(estimateCredits(0, middle)).toBe(9);
	expect(estimateCredits(6, middle)).toBe(99);
});
