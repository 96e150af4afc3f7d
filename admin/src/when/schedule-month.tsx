import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { messages } from '../messages/all.ts';
import '../styles/month.css';
import { Button, IconButton } from '../ui/button.tsx';
import type { DatedEntry, Entries } from './month-entries.ts';
import { MonthTable } from './month-table.tsx';
import {
	addMonths,
	type Day,
	dayByKey,
	firstOfMonth,
	longDay,
	longMonth,
} from './schedule-days.ts';

const { publication: text } = messages.form;

interface DayCellProps {
	day: Day;
	today: Day;
	isChosen: boolean;
	entries: readonly DatedEntry[];
	/** The number of all entries of this day. */
	count: number;
	onPick: (day: Day) => void;
}

function DayCell({ day, today, isChosen, entries, count, onPick }: DayCellProps) {
	const isPast = day < today;
	const kinds = [...new Set(entries.map(({ kind }) => kind))];
	return (
		// biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell
		<td aria-selected={isChosen}>
			<button
				type="button"
				className={day === today ? 'day today' : 'day'}
				tabIndex={isChosen ? 0 : -1}
				data-autofocus={isChosen || undefined}
				aria-label={text.dayWith(longDay(day), count)}
				aria-current={day === today ? 'date' : undefined}
				aria-disabled={isPast || undefined}
				onClick={() => !isPast && onPick(day)}
			>
				{Number(day.slice(8))}
				<span className="has">
					{kinds.map((kind) => (
						<i key={kind} className={kind} />
					))}
				</span>
			</button>
		</td>
	);
}

interface MonthProps {
	day: Day;
	today: Day;
	entries: readonly DatedEntry[];
	crowded: Entries['crowded'];
	onPick: (day: Day) => void;
}

/** The focus follows the chosen day, also where a key in the grid removes the day it came from with its month. */
function useFocusOnChosen(day: Day) {
	const grid = useRef<HTMLTableElement>(null);
	const wanted = useRef(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the chosen day
	useLayoutEffect(() => {
		if (wanted.current || grid.current?.contains(document.activeElement))
			grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
		wanted.current = false;
	}, [day]);
	return { grid, wanted };
}

function MonthBar({ day, today, onPick }: Pick<MonthProps, 'day' | 'today' | 'onPick'>) {
	return (
		<div className="nav">
			<strong aria-live="polite">{longMonth(day)}</strong>
			<IconButton
				icon="chevron-left"
				label={text.monthBefore}
				disabled={firstOfMonth(day) <= firstOfMonth(today)}
				onClick={() => onPick(addMonths(day, -1))}
			/>
			<Button tone="quiet" onClick={() => onPick(today)}>
				{text.today}
			</Button>
			<IconButton
				icon="chevron-right"
				label={text.monthAfter}
				onClick={() => onPick(addMonths(day, 1))}
			/>
		</div>
	);
}

/** A month, starting on Sunday. Keys move the chosen day; past days cannot be chosen. */
export function ScheduleMonth({ day, today, entries, crowded, onPick }: MonthProps) {
	const { grid, wanted } = useFocusOnChosen(day);
	const within = (next: Day) => (next < today ? today : next);
	const pick = (next: Day) => onPick(within(next));
	const onKeyDown = (event: KeyboardEvent) => {
		const next = dayByKey(day, event.key);
		if (!next) return;
		event.preventDefault();
		wanted.current = within(next) !== day;
		pick(next);
	};
	return (
		<div className="month">
			<MonthBar day={day} today={today} onPick={pick} />
			<MonthTable
				ref={grid}
				className="days"
				day={day}
				entries={entries}
				crowded={crowded}
				onKeyDown={onKeyDown}
			>
				{(each, ofDay, count) =>
					firstOfMonth(each) === firstOfMonth(day) ? (
						<DayCell
							key={each}
							day={each}
							today={today}
							isChosen={each === day}
							entries={ofDay}
							count={count}
							onPick={onPick}
						/>
					) : (
						<td key={each} />
					)
				}
			</MonthTable>
		</div>
	);
}
