import { useState } from 'react';
import { messages } from '../../messages/all.ts';
import { calendar as text } from '../../messages/calendar.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import { usePhone } from '../../ui/use-phone.ts';
import { useShortcuts } from '../../ui/use-shortcuts.ts';
import { addDays, type Day } from '../../when/schedule-days.ts';
import { Agenda } from './agenda.tsx';
import { CheckDialog, DateDialog, DayDialog } from './calendar-dialogs.tsx';
import { MonthGrid, MonthHead } from './month-grid.tsx';
import { type Item, isFixed, timeOn } from './movable.ts';
import { LateReviews } from './review-day-overdue-list.tsx';
import { MovingBar, Shelf } from './shelf.tsx';
import { useCalendar } from './use-calendar.ts';
import '../../styles/plans.css';
import '../../styles/calendar.css';
import '../../styles/calendar-entries.css';
import '../../styles/review-day.css';

/** What came out and what will, day by day, and the drafts that have no date yet. */
export function CalendarPage() {
	const calendar = useCalendar();
	const { now, today, day, show, goTo, calls, query, entries, crowded, usual, moving, dropping } =
		calendar;
	const [dated, setDated] = useState<Item>();
	const [opened, setOpened] = useState<Day>();
	const isPhone = usePhone();
	useShortcuts({ t: () => goTo(today) });
	const acts = {
		onDate: setDated,
		onTake: (item: Item) => moving.takeByKeys(item, day),
		onDragStart: moving.take,
		onDragEnd: moving.stop,
	};
	const takeDay = (from: Day) => {
		const first = entries.find((entry) => entry.day === from && !isFixed(entry));
		if (first) moving.takeByKeys(first, from);
		else toast.info(text.nothingToMove);
	};
	const leaving = dropping.coming?.at ? dropping.coming.item : undefined;
	const lateReviews = <LateReviews {...{ today, acts, leaving }} held={moving.item} />;
	const shown = { day, today, now, entries, crowded, acts, onMore: setOpened };
	return (
		<>
			<MonthHead day={day} onDay={show} onToday={() => show(today)} />
			{query.isError && (
				<Notice
					tone="danger"
					alert
					title={text.loadFailed}
					actions={<Button onClick={() => void query.refetch()}>{messages.common.retry}</Button>}
				>
					{query.error.message}
				</Notice>
			)}
			<div className="cal" aria-busy={query.isPending}>
				{isPhone && lateReviews}
				{isPhone ? (
					<Agenda {...shown} usual={usual} />
				) : (
					<MonthGrid {...shown} {...{ moving, calls, usual }} onDay={show} onTakeDay={takeDay} />
				)}
				<Shelf {...{ acts, usual, leaving, moving }}>{!isPhone && lateReviews}</Shelf>
			</div>
			<MovingBar moving={moving} />
			{opened && (
				<DayDialog
					{...{ today, now }}
					day={opened}
					entries={entries.filter((entry) => entry.day === opened)}
					count={crowded[opened] ?? 0}
					onDate={setDated}
					onClose={() => setOpened(undefined)}
				/>
			)}
			{dated && (
				<DateDialog
					item={dated}
					first={timeOn(addDays(today, 1), usual)}
					onUse={(at) => void dropping.put(dated, at)}
					onClear={() => [setDated(undefined), void dropping.clear(dated)]}
					onClose={() => setDated(undefined)}
				/>
			)}
			{dropping.asked && (
				<CheckDialog
					postId={dropping.asked.item.post_id}
					title={dropping.asked.item.title}
					lines={dropping.asked.lines}
					onAnswer={dropping.answer}
				/>
			)}
		</>
	);
}
