import { expect, test } from 'vitest';
import {
	correctFactor,
	deploysOf,
	firstPlan,
	monthOf,
	ordinaryDeploys,
	paceOf,
	usedCredits,
} from '#domain/site/deploy-budget';

const at = (iso: string) => new Date(iso);
const daysOf = (day: number, now: string) => {
	const { start, end } = monthOf(day, at(now));
	return [start, end].map((date) => date.toISOString().slice(0, 10));
};

test('of a month two deploys are kept for what leaves the site, unless it has hardly more', () => {
	expect([20, 3, 2, 1].map(ordinaryDeploys)).toEqual([18, 1, 2, 1]);
});

test.each([
	[1, '2026-03-01T00:00:00Z', ['2026-03-01', '2026-04-01']],
	[17, '2026-03-16T23:59:59Z', ['2026-02-17', '2026-03-17']],
	[17, '2026-03-17T00:00:00Z', ['2026-03-17', '2026-04-17']],
	[31, '2026-02-28T12:00:00Z', ['2026-02-28', '2026-03-31']],
	[31, '2026-02-27T12:00:00Z', ['2026-01-31', '2026-02-28']],
	[30, '2028-02-29T12:00:00Z', ['2028-02-29', '2028-03-30']],
	[5, '2026-01-02T00:00:00Z', ['2025-12-05', '2026-01-05']],
])('a month that begins on day %i contains %s', (day, now, month) => {
	expect(daysOf(day, now)).toEqual(month);
});

test('readers and scheduler leave fewer deploys, and never less than none', () => {
	expect(
		[0, 1_000, 15_000, 30_000, 100_000].map((readers) => deploysOf(firstPlan, readers)),
	).toEqual([19, 18, 11, 3, 0]);
	expect(deploysOf({ ...firstPlan, credits: 3_000 }, 100_000)).toBe(147);
});

const month = monthOf(1, at('2026-11-16T00:00:00Z'));
const middle = at('2026-11-16T00:00:00Z');

test('a month’s credits are its deploys’, its readers’ and the part of the scheduler’s that has passed', () => {
	const none = { deploys: 0, readers: 0 };
	expect(usedCredits(firstPlan, none, month, month.start)).toBe(0);
	expect(usedCredits(firstPlan, none, month, middle)).toBe(6);
	expect(usedCredits(firstPlan, { deploys: 6, readers: 7_500 }, month, middle)).toBe(154);
});

test('what the host has counted corrects what readers cost, up and down, but not below those counted', () => {
	const soFar = { deploys: 6, readers: 7_500 };
	const corrected = (used: number) => correctFactor(used, soFar, month, middle) ?? 0;
	expect(corrected(usedCredits(firstPlan, soFar, month, middle))).toBeCloseTo(1.5, 1);
	expect(corrected(300)).toBeCloseTo(5.3, 1);
	expect(corrected(0)).toBe(1);
	expect(correctFactor(300, { deploys: 6, readers: 99 }, month, middle)).toBeUndefined();
});

test('the pace of a month is told from its third day', () => {
	expect(paceOf(3, month, at('2026-11-02T23:00:00Z'))).toBeUndefined();
	expect(paceOf(3, month, middle)).toBe(6);
});
