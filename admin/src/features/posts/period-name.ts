import { isMovingPeriod, readDays } from '#domain/time/period';
import { filters as text } from '../../messages/filters.ts';

/** `2026-11-01` as `01/11/2026` */
export const typedDay = (day: string | undefined) => (day ?? '').split('-').reverse().join('/');

export function nameOfPeriod(period: string): string {
	if (isMovingPeriod(period)) return text.periods[period];
	const { first, last } = readDays(period) ?? {};
	if (first && last) return text.days(typedDay(first), typedDay(last));
	return first ? text.since(typedDay(first)) : text.upTo(typedDay(last));
}
