import type { CalendarEntry, ShelfDraft } from '#contract/calendar';
import { fromSaoPauloTime } from '#domain/schedule';
import { calendar as text } from '../../messages/calendar.ts';
import type { DatedEntry } from '../../when/month-entries.ts';
import { type Day, shortDate } from '../../when/schedule-days.ts';

/** What has a date, or may get one. */
export interface Item extends Pick<CalendarEntry, 'id' | 'post_id' | 'title'> {
	kind: DatedEntry['kind'] | 'draft';
	at: string | null;
}

export const draftItem = ({ id, fields }: ShelfDraft): Item => ({
	id,
	post_id: id,
	title: fields.title,
	kind: 'draft',
	at: null,
});

/** Why an entry stays on its day; undefined when it can move. */
export function whyItStays({ kind, waits }: DatedEntry): string | undefined {
	if (kind === 'live') return text.liveStays;
	return waits ? text.waitingStays : undefined;
}

/** Where it goes, in words; a review has no hour. */
export const goalOf = ({ kind }: Item, day: Day, time: string): string =>
	shortDate(day, kind === 'review' ? undefined : time);

export const timeOn = (day: Day, time: string) => fromSaoPauloTime(`${day}T${time}`) ?? '';

/** Why nothing can come out then; undefined when it can. */
export function whyPast(
	{ day, time }: { day: Day; time: string },
	{ today, now }: { today: Day; now: string },
): string | undefined {
	if (day < today) return text.dayPast;
	return Date.parse(timeOn(day, time)) <= Date.parse(now) ? text.hourPast(time) : undefined;
}
