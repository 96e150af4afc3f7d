import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { site } from '#config/site';
import { messages } from '../../messages/all.ts';
import { calendar as text } from '../../messages/calendar.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { MonthTable } from '../../when/month-table.tsx';
import {
	addMonths,
	type Day,
	dayByKey,
	firstOfMonth,
	nameOfMonth,
} from '../../when/schedule-days.ts';
import { DayCell } from './day-cell.tsx';
import { isKey } from './entry-card.tsx';
import { type Month, startOn } from './month.ts';
import type { Moving } from './use-moving.ts';

const { publication } = messages.form;

interface MonthHeadProps {
	day: Day;
	onDay: (day: Day) => void;
	onToday: () => void;
}

/** Which month, the ways to another, and what the shapes mean. */
export function MonthHead({ day, onDay, onToday }: MonthHeadProps) {
	const go = (months: number) => onDay(firstOfMonth(addMonths(day, months)));
	return (
		<div className="cal-head">
			<title>{`${messages.places.calendar} — ${messages.appTitle} — ${site.name}`}</title>
			<h1 aria-live="polite">
				{nameOfMonth(day)} <span>{day.slice(0, 4)}</span>
			</h1>
			<div className="row">
				<IconButton icon="chevron-left" label={publication.monthBefore} onClick={() => go(-1)} />
				<Button onClick={onToday}>{publication.today}</Button>
				<IconButton icon="chevron-right" label={publication.monthAfter} onClick={() => go(1)} />
			</div>
			<p className="legend">
				<StatusBadge kind="live" label={publication.legendPublished} />
				<StatusBadge kind="scheduled" label={publication.legendScheduled} />
				<StatusBadge kind="change" label={publication.legendChange} />
				<StatusBadge kind="removal" label={publication.legendRemoval} />
				<StatusBadge kind="review" label={text.review} />
			</p>
		</div>
	);
}

/** The focus follows the day, so that keys can be pressed one after another; a move by keys brings it here. */
function useFocusOnDay(day: Day, { byKeys }: Moving, calls: number) {
	const grid = useRef<HTMLTableElement>(null);
	const wanted = useRef(false);
	const heard = useRef(calls);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day
	useLayoutEffect(() => {
		const cell = grid.current?.querySelector<HTMLElement>('td[tabindex="0"]');
		if (byKeys || wanted.current || calls !== heard.current) cell?.focus();
		wanted.current = false;
		heard.current = calls;
	}, [day, byKeys, calls]);
	return { grid, wanted };
}

/** Enter goes from a day into its entries, Esc back to the day. */
function moveWithin(event: KeyboardEvent): boolean {
	const { target } = event;
	const cell = target instanceof Element ? target.closest<HTMLElement>('td') : null;
	if (event.key === 'Escape' && cell !== target) {
		cell?.focus();
		return true;
	}
	if (event.key !== 'Enter' || cell !== target) return false;
	cell?.querySelector<HTMLElement>('a, button')?.focus();
	return true;
}

/** The month as a date grid: arrows, Home, End and Page keys go from day to day, whose entries the Tab key reaches. */
export function MonthGrid(props: Month) {
	const { day, today, usual, entries, crowded, moving, onDay, onTakeDay, calls } = props;
	const navigate = useNavigate();
	const { grid, wanted } = useFocusOnDay(day, moving, calls);
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
		const next = dayByKey(day, event.key);
		wanted.current = next !== undefined || moving.byKeys;
		if (moving.byKey(event) || moveWithin(event)) return event.preventDefault();
		if (next) onDay(next);
		else if (isKey('m', event)) onTakeDay(day);
		else if (isKey('n', event) && day >= today) void navigate(startOn(day, usual));
		else return;
		event.preventDefault();
	};
	return (
		<MonthTable
			ref={grid}
			className="cal-grid"
			day={day}
			entries={entries}
			crowded={crowded}
			onKeyDown={onKeyDown}
		>
			{(each, ofDay, count) => (
				<DayCell {...props} key={each} day={each} focused={day} entries={ofDay} count={count} />
			)}
		</MonthTable>
	);
}
