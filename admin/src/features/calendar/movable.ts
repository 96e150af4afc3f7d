import type { CalendarEntry, ShelfDraft } from '#contract/calendar';
import { fromSaoPauloTime } from '#domain/time/schedule';
import { messages } from '../../messages/all.ts';
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
	title: fields.title || messages.list.untitled,
	kind: 'draft',
	at: null,
});

/** Whether an entry stays on its day. */
export const isFixed = ({ kind, waits }: DatedEntry): boolean => kind === 'live' || waits !== null;

/** Whether something keeps a date, so that the shelf does not take it. */
export const isDated = ({ kind }: Item): boolean =>
	kind === 'review' || kind === 'change' || kind === 'removal';

/** Where something can be put: on a day, or on the shelf. */
export type MoveTarget = Day | null;

/** Where it goes, in words; a review has no hour. */
export function goalOf({ kind }: Item, place: MoveTarget, time: string): string {
	if (place === null) return text.shelf;
	return shortDate(place, kind === 'review' ? undefined : time);
}

export const timeOn = (day: Day, time: string) => fromSaoPauloTime(`${day}T${time}`) ?? '';

/** Why nothing can come out then; undefined when it can. */
export function whyPast(
	{ day, time }: { day: Day; time: string },
	{ today, now }: { today: Day; now: string },
): string | undefined {
	if (day < today) return text.dayPast;
	return Date.parse(timeOn(day, time)) <= Date.parse(now) ? text.hourPast(time) : undefined;
}
