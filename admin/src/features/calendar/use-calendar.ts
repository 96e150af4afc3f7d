import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '#config/paths';
import { ApiError } from '../../api/api-error.ts';
import type { Check } from '../../checks/check-text.ts';
import { findRedLines } from '../../checks/find-red-lines.ts';
import { toast } from '../../ui/toast.ts';
import { useNow } from '../../ui/use-now.ts';
import {
	type DatedEntry,
	datedEntry,
	type Entries,
	entriesQuery,
	noEntries,
	usualTime,
} from '../../when/month-entries.ts';
import { addDays, type Day, dayAt, firstOfMonth, weeksOf } from '../../when/schedule-days.ts';
import { type Item, isDated, type MoveTarget, timeOn, whyPast } from './movable.ts';
import { useMoving } from './use-moving.ts';
import { type NewDate, useNewDate } from './use-new-date.ts';

interface Asked {
	item: Item;
	at: string;
	lines: readonly Check[];
}

async function readRedLines(id: string): Promise<readonly Check[]> {
	try {
		return await findRedLines(id);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return []; // Scheduling itself will report the error.
	}
}

interface Ports {
	today: Day;
	now: string;
	/** A date is to be what it was before. */
	onUndo: (at: string | null) => void;
}

/** Puts something on a day, a minute or the shelf: a draft after the check list, nothing in the past. */
function useDrop({ today, now, onUndo }: Ports) {
	const { give, coming } = useNewDate(onUndo);
	const [asked, setAsked] = useState<Asked>();
	const navigate = useNavigate();
	const put = async (item: Item, at: string) => {
		const lines = item.kind === 'draft' ? await readRedLines(item.post_id) : [];
		if (lines.length > 0) setAsked({ item, at, lines });
		else give({ item, at });
	};
	const clear = (item: Item) => give({ item, at: null });
	const drop = (item: Item, place: MoveTarget, time: string) => {
		if (place === (item.at && dayAt(item.at))) return;
		if (place === null) {
			return isDated(item) ? void navigate(paths.admin.edit(item.post_id)) : clear(item);
		}
		const past = whyPast({ day: place, time }, { today, now });
		if (past) toast.error(past);
		else void put(item, timeOn(place, time));
	};
	return {
		asked,
		coming,
		drop,
		put,
		clear,
		answer: (goOn: boolean) => {
			setAsked(undefined);
			if (goOn && asked) give(asked);
		},
	};
}

const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** The day in hand. Its month is in the address, so that going back from a post shows it again. */
function useShownDay(today: Day): [Day, (day: Day) => void] {
	const [params, setParams] = useSearchParams();
	const [day, setDay] = useState(() => {
		const asked = params.get('mes') ?? '';
		return isMonth(asked) && asked !== today.slice(0, 7) ? `${asked}-01` : today;
	});
	const show = (next: Day) => {
		setDay(next);
		if (firstOfMonth(next) === firstOfMonth(day)) return;
		const isNow = firstOfMonth(next) === firstOfMonth(today);
		setParams(isNow ? {} : { mes: next.slice(0, 7) }, { replace: true });
	};
	return [day, show];
}

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
	/** Shows the day and moves the focus to it. */
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
