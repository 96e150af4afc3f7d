import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNow } from '../../ui/use-now.ts';
import {
	type DatedEntry,
	datedEntry,
	type Entries,
	entriesQuery,
	noEntries,
	usualTime,
} from '../../when/month-entries.ts';
import { addDays, type Day, dayAt, weeksOf } from '../../when/schedule-days.ts';
import type { Item } from './movable.ts';
import { useDrop } from './use-drop.ts';
import { useMoving } from './use-moving.ts';
import type { NewDate } from './use-new-date.ts';
import { useShownDay } from './use-shown-day.ts';

/** The entries with a date that the server is still being told. */
function withComing(entries: readonly DatedEntry[], coming: NewDate | undefined) {
	if (!coming) return entries;
	const { item, at } = coming;
	const others = entries.filter(({ id }) => id !== item.id);
	if (!at) return others;
	const kind = item.kind === 'draft' ? 'scheduled' : item.kind;
	return [...others, datedEntry({ ...item, kind, at, waits: null })].sort((one, other) =>
		one.at.localeCompare(other.at),
	);
}

/** The numbers of all entries, with the reviews of those days. */
const withReviews = (crowded: Entries['crowded'], reviews: readonly DatedEntry[]) =>
	Object.fromEntries(
		Object.entries(crowded).map(([day, count]) => [
			day,
			count + reviews.filter((review) => review.day === day).length,
		]),
	);

const focusItem = ({ id }: Item) =>
	document.querySelector<HTMLElement>(`[data-item='${id}'] a`)?.focus();

/** What the pointer dropped takes the focus along, which its old place has lost. */
function useFocusOfDropped(coming: NewDate | undefined): void {
	useEffect(() => {
		if (coming && document.activeElement === document.body) focusItem(coming.item);
	}, [coming]);
}

/** The day and its weeks, what is on them, and what is on its way to another day. */
export function useCalendar() {
	const now = useNow();
	const today = dayAt(now);
	const [day, show] = useShownDay(today);
	const weeks = weeksOf(day).flat();
	const query = useQuery(entriesQuery(weeks[0] ?? day, addDays(weeks.at(-1) ?? day, 1)));
	const { entries, reviews, crowded, usualTimes } = query.data ?? noEntries;
	const usual = usualTime(usualTimes);
	const [calls, setCalls] = useState(0);
	/** With the focus. */
	const goTo = (wanted: Day) => {
		show(wanted);
		setCalls((count) => count + 1);
	};
	const dropping = useDrop({ today, now, onUndo: (at) => at && goTo(dayAt(at)) });
	useFocusOfDropped(dropping.coming);
	const moving = useMoving({
		today,
		usual,
		onDay: show,
		onDrop: dropping.drop,
		onCancel: (item) => (item.at ? show(dayAt(item.at)) : focusItem(item)),
	});
	return {
		now,
		today,
		day,
		show,
		goTo,
		calls,
		query,
		crowded: withReviews(crowded, reviews),
		usual,
		moving,
		dropping,
		entries: withComing([...entries, ...reviews], dropping.coming),
	};
}
