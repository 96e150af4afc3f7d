import { dayOf } from './period-range.ts';

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
