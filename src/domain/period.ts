import { isDay } from './schedule.ts';

/** Periods that move with today; the last seven days include today. */
export const movingPeriods = ['7d', '30d', 'month', 'last-month', 'year', 'last-year'] as const;
export type MovingPeriod = (typeof movingPeriods)[number];

/** The first and the last day, `2026-11-01`; a missing one leaves that side open. */
export interface Days {
	first: string | undefined;
	last: string | undefined;
}

/** The days of `2026-11-01..2026-11-30`, `2026-11-01..` or `..2026-11-30`; undefined when there are no such days. */
export function readDays(period: string): Days | undefined {
	const [, first, last] = /^(\d{4}-\d\d-\d\d)?\.\.(\d{4}-\d\d-\d\d)?$/.exec(period) ?? [];
	const given = [first, last].filter((day) => day !== undefined);
	if (given.length === 0 || !given.every(isDay)) return undefined;
	return first && last && first > last ? undefined : { first, last };
}

export const isMovingPeriod = (period: string): period is MovingPeriod =>
	movingPeriods.some((name) => name === period);
export const isPeriod = (period: string): boolean =>
	isMovingPeriod(period) || readDays(period) !== undefined;
