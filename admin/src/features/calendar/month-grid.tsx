import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { messages } from '../../messages/all.ts';
import { type Day, dayByKey, longMonth, weeksOf } from '../../when/schedule-days.ts';
import { DayCell } from './day-cell.tsx';
import { isMoveKey } from './entry-card.tsx';
import type { Month } from './month.ts';
import type { Moving } from './use-moving.ts';

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
	const { day, entries, crowded, moving, onDay, onTakeDay, calls } = props;
	const { grid, wanted } = useFocusOnDay(day, moving, calls);
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
		const next = dayByKey(day, event.key);
		wanted.current = next !== undefined || moving.byKeys;
		if (moving.byKey(event) || moveWithin(event)) return event.preventDefault();
		if (next) onDay(next);
		else if (isMoveKey(event)) onTakeDay(day);
		else return;
		event.preventDefault();
	};
	return (
		<table
			ref={grid}
			className="cal-grid"
			// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of the ARIA practices is a table
			role="grid"
			aria-label={longMonth(day)}
			onKeyDown={onKeyDown}
		>
			<thead>
				<tr>
					{messages.form.publication.weekdays.map((name) => (
						<th key={name} scope="col">
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{weeksOf(day).map((week) => (
					<tr key={week[0]}>
						{week.map((each) => {
							const ofDay = entries.filter((entry) => entry.day === each);
							return (
								<DayCell
									key={each}
									{...props}
									day={each}
									focused={day}
									entries={ofDay}
									count={crowded[each] ?? ofDay.length}
								/>
							);
						})}
					</tr>
				))}
			</tbody>
		</table>
	);
}
