import { localTime } from './dates.ts';
import { fromSaoPauloTime, isDay } from './schedule.ts';

/** Periods that move with today; the last seven days include today. */
export const movingPeriods = ['7d', '30d', 'month', 'last-month', 'year', 'last-year'] as const;
export type MovingPeriod = (typeof movingPeriods)[number];

/** The first and the last day, `2026-11-01`; a missing one leaves that side open. */
interface Days {
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

/** From `from` (inclusive) to `until` (exclusive), ISO 8601; one of them may be missing. */
export interface TimeRange {
	from?: string;
	until?: string;
}

const startOf = (day: string) => fromSaoPauloTime(`${day}T00:00`);
/** Days and months beyond the last roll over. */
const dayOf = (year: number, month: number, day: number) =>
	new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
const dayAfter = (day: string) =>
	dayOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8)) + 1);

/** First day (inclusive) and last (exclusive) of a period that moves. */
function movingDays(period: MovingPeriod, now: string): [string, string] {
	const { year: y, month: m, day: d } = localTime(now);
	const [year, month, day] = [Number(y), Number(m), Number(d)];
	switch (period) {
		case '7d':
		case '30d':
			return [
				dayOf(year, month, day + 1 - Number.parseInt(period, 10)),
				dayOf(year, month, day + 1),
			];
		case 'month':
			return [dayOf(year, month, 1), dayOf(year, month + 1, 1)];
		case 'last-month':
			return [dayOf(year, month - 1, 1), dayOf(year, month, 1)];
		case 'year':
			return [dayOf(year, 1, 1), dayOf(year + 1, 1, 1)];
		case 'last-year':
			return [dayOf(year - 1, 1, 1), dayOf(year, 1, 1)];
	}
}

/** A period's instants; its days are São Paulo's. */
export function rangeOf(period: string, now: string): TimeRange {
	const range = (first: string | undefined, after: string | undefined): TimeRange => {
		const from = first && startOf(first);
		const until = after && startOf(after);
		return { ...(from && { from }), ...(until && { until }) };
	};
	if (isMovingPeriod(period)) return range(...movingDays(period, now));
	const days = readDays(period);
	return range(days?.first, days?.last && dayAfter(days.last));
}

/** The spans of Resultados: so many days or months, the last of which is still open. */
export const resultSpans = ['7d', '28d', '12m'] as const;
export type ResultSpan = (typeof resultSpans)[number];

/** Dates such as `2026-11-23`; a month is its first day. */
export interface SpanDates {
	/** The days or months from the oldest to today's. */
	units: string[];
	/** As many before them. */
	before: string[];
	isMonths: boolean;
}

/** The span that ends on this day. */
export function datesOf(span: ResultSpan, today: string): SpanDates {
	const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
	const length = Number.parseInt(span, 10);
	const isMonths = span === '12m';
	const unitAgo = (ago: number) =>
		isMonths ? dayOf(year, month - ago, 1) : dayOf(year, month, day - ago);
	const listFrom = (ago: number) => Array.from({ length }, (_, at) => unitAgo(ago - at));
	return { units: listFrom(length - 1), before: listFrom(2 * length - 1), isMonths };
}
