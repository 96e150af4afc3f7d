import { localTime } from './dates.ts';
import { isMovingPeriod, type MovingPeriod, readDays } from './period.ts';
import { fromSaoPauloTime } from './schedule.ts';

/** From `from` (inclusive) to `until` (exclusive), ISO 8601; one of them may be missing. */
export interface TimeRange {
	from?: string;
	until?: string;
}

const startOf = (day: string) => fromSaoPauloTime(`${day}T00:00`);
/** Days and months beyond the last roll over. */
export const dayOf = (year: number, month: number, day: number) =>
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
