import { useQuery } from '@tanstack/react-query';
import { useNow } from '../ui/use-now.ts';
import { monthQuery, noEntries, usualTime } from './month-entries.ts';
import { dayAt } from './schedule-days.ts';
import { firstOffer, type TypedTime } from './schedule-time.ts';

/** The time that is offered for a post: tomorrow, at the hour at which most came out lately, as in the calendar. */
export function useFirstOffer(): TypedTime {
	const now = useNow();
	const { usualTimes } = useQuery(monthQuery(dayAt(now))).data ?? noEntries;
	return firstOffer(now, usualTime(usualTimes));
}
