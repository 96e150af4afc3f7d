import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { messages } from '../messages/all.ts';
import type { DatedEntry, Entries } from './month-entries.ts';
import { type Day, longMonth, weeksOf } from './schedule-days.ts';

interface MonthTableProps {
	ref: Ref<HTMLTableElement>;
	className: string;
	/** A day of the month, which has the Tab stop. */
	day: Day;
	entries: readonly DatedEntry[];
	crowded: Entries['crowded'];
	onKeyDown: (event: KeyboardEvent) => void;
	/** The cell of a day, from its entries and the number of all that it has. */
	children: (day: Day, entries: DatedEntry[], count: number) => ReactNode;
}

/** A month as the ARIA practices' date grid, in whole weeks from Sunday on. */
export function MonthTable({ day, entries, crowded, children, ...table }: MonthTableProps) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of the ARIA practices is a table
		<table role="grid" aria-label={longMonth(day)} {...table}>
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
							return children(each, ofDay, crowded[each] ?? ofDay.length);
						})}
					</tr>
				))}
			</tbody>
		</table>
	);
}
