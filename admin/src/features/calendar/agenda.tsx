import { useState } from 'react';
import { Link } from 'react-router';
import { calendar as text } from '../../messages/calendar.ts';
import { Button } from '../../ui/button.tsx';
import type { DatedEntry } from '../../when/month-entries.ts';
import {
	addDays,
	addMonths,
	type Day,
	firstOfMonth,
	longDay,
	shortWeekday,
} from '../../when/schedule-days.ts';
import { DayEntry } from './day-entry.tsx';
import { type Month, startOn } from './month.ts';

const shown = 5;

type Stretch = { day: Day; entries: readonly DatedEntry[] } | { day: Day; free: number };

/** The days of a month from `from` on: those with entries, and the free ones between them; today stands by itself. */
export function stretchesOf(
	from: Day,
	today: Day,
	entries: readonly DatedEntry[],
): readonly Stretch[] {
	const stretches: Stretch[] = [];
	const end = addMonths(firstOfMonth(from), 1);
	for (let day = from; day < end; day = addDays(day, 1)) {
		const ofDay = entries.filter((entry) => entry.day === day);
		const last = stretches.at(-1);
		if (ofDay.length > 0 || day === today) stretches.push({ day, entries: ofDay });
		else if (last && 'free' in last) last.free += 1;
		else stretches.push({ day, free: 1 });
	}
	return stretches;
}

type AgendaProps = Pick<
	Month,
	'day' | 'today' | 'now' | 'entries' | 'crowded' | 'usual' | 'acts' | 'onMore'
>;

function AgendaDay({ day, entries, ...props }: AgendaProps) {
	const { today, now, crowded, acts, onMore } = props;
	const count = crowded[day] ?? entries.length;
	return (
		<section className={day === today ? 'ag-day today' : 'ag-day'} aria-label={longDay(day)}>
			<div className="date" aria-hidden="true">
				<b>{Number(day.slice(8))}</b>
				{day === today ? text.today : shortWeekday(day)}
			</div>
			<div>
				{count === 0 && <p className="muted">{text.nothingToday}</p>}
				{entries.slice(0, shown).map((entry) => (
					<DayEntry key={entry.id + entry.kind} entry={entry} now={now} acts={acts} />
				))}
				{count > shown && (
					<Button
						tone="quiet"
						aria-label={text.moreOn(count - shown, longDay(day))}
						onClick={() => onMore(day)}
					>
						{text.more(count - shown)}
					</Button>
				)}
			</div>
		</section>
	);
}

/** A month in words, for phones. Free days to come start a post. */
export function Agenda(props: AgendaProps) {
	const { day, today, entries, usual } = props;
	const first = firstOfMonth(day);
	const [isWhole, setIsWhole] = useState(false);
	const isThisMonth = first === firstOfMonth(today);
	const from = isThisMonth && !isWhole ? today : first;
	return (
		<div className="agenda">
			{isThisMonth && !isWhole && today !== first && (
				<Button tone="quiet" onClick={() => setIsWhole(true)}>
					{text.before}
				</Button>
			)}
			{stretchesOf(from, today, entries).map((stretch) => {
				if ('entries' in stretch)
					return (
						<AgendaDay key={stretch.day} {...props} day={stretch.day} entries={stretch.entries} />
					);
				const free = text.free(stretch.free);
				if (stretch.day < today)
					return (
						<p key={stretch.day} className="ag-free">
							{free}
						</p>
					);
				return (
					<Link key={stretch.day} className="ag-free" to={startOn(stretch.day, usual)}>
						{free}
						<span className="visually-hidden">. {text.startOn(longDay(stretch.day))}</span>
					</Link>
				);
			})}
		</div>
	);
}
