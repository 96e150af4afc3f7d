import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type CalendarEntry, calendar, type Review } from '#contract/calendar';
import type { EntryKind } from '#domain/post/calendar';
import { localTime } from '#domain/time/dates';
import { fromSaoPauloTime } from '#domain/time/schedule';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/queries.ts';
import { messages } from '../messages.ts';
import { addMonths, type Day, dayAt, firstOfMonth } from './schedule-days.ts';

interface Entry extends Omit<CalendarEntry, 'kind'> {
	/** `review`: it is to be reviewed on that day. */
	kind: EntryKind | 'review';
}

/** What happens to a post, and when in São Paulo. */
export interface DatedEntry extends Entry {
	day: Day;
	/** `09:00` */
	time: string;
}

export interface Entries {
	entries: readonly DatedEntry[];
	reviews: readonly DatedEntry[];
	/** Days with more entries than these, with the number of all. */
	crowded: Readonly<Record<Day, number>>;
	/** The full and half hours at which most posts came out lately, the most frequent first. */
	usualTimes: readonly string[];
}

export const noEntries: Entries = { entries: [], reviews: [], crowded: {}, usualTimes: [] };

const startOf = (day: Day) => fromSaoPauloTime(`${day}T00:00`) ?? '';

export function datedEntry(entry: Entry): DatedEntry {
	const { hour, minute } = localTime(entry.at);
	return { ...entry, day: dayAt(entry.at), time: `${hour}:${minute}` };
}

/** The last minute of a day without an hour, so that it stands below what has one. */
export const endOf = (day: Day) => fromSaoPauloTime(`${day}T23:59`) ?? '';

export const reviewEntry = ({ post_id, title, on }: Review): DatedEntry =>
	datedEntry({
		id: `review-${post_id}`,
		post_id,
		title: title || messages.list.untitled,
		kind: 'review',
		at: endOf(on),
		waits: null,
	});

/** Posts and plans from one day (inclusive) to another (exclusive). Changes of posts and plans refetch it. */
export const entriesQuery = (from: Day, until: Day) =>
	queryOptions({
		queryKey: [...queryKeys.posts, 'calendar', from, until],
		queryFn: async ({ signal }): Promise<Entries> => {
			const range = { from: startOf(from), until: startOf(until) };
			const reply = await call(calendar, { action: 'month', ...range }, { signal });
			const { entries = [], reviews = [], crowded = {}, usual_times = [] } = reply;
			return {
				entries: entries.map(datedEntry),
				reviews: reviews.map(reviewEntry),
				crowded,
				usualTimes: usual_times,
			};
		},
		staleTime: 30_000,
	});

export const monthQuery = (day: Day) => ({
	...entriesQuery(firstOfMonth(day), addMonths(firstOfMonth(day), 1)),
	placeholderData: keepPreviousData,
});

const atFirst = ['08:00', '09:00', '12:00', '18:00'];

/** Four hours to choose from: the editor's, and default ones when there are too few. */
export const usualTimes = (often: readonly string[]): string[] =>
	[...new Set([...often, ...atFirst])].slice(0, 4).sort();
/** The hour at which a post without one comes out. */
export const usualTime = ([most = '09:00']: readonly string[]): string => most;
