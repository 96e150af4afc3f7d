import { Link } from 'react-router';
import { messages } from '../../messages/all.ts';
import { calendar as text } from '../../messages/calendar.ts';
import { type Day, firstOfMonth, longDay, nameOfMonth } from '../../when/schedule-days.ts';
import { DayEntry } from './day-entry.tsx';
import { type Month, startOn } from './month.ts';

const shown = 3;

interface DayCellProps extends Omit<Month, 'crowded' | 'calls' | 'onTakeDay'> {
	/** The day that has the Tab stop. */
	focused: Day;
	/** The number of all entries of this day. */
	count: number;
}

/** In full for screen readers, as a number for the eye. */
const Head = ({ day, focused, count }: Pick<DayCellProps, 'day' | 'focused' | 'count'>) => {
	const isFirstOut = day.endsWith('-01') && firstOfMonth(day) !== firstOfMonth(focused);
	return (
		<span className="date">
			<b aria-hidden="true">{Number(day.slice(8))}</b>
			<span className="visually-hidden">
				{messages.form.publication.dayWith(longDay(day), count)}
			</span>
			{isFirstOut && (
				<span className="mon" aria-hidden="true">
					{nameOfMonth(day)}
				</span>
			)}
		</span>
	);
};

/** A day with its entries; while something moves, what it would become. */
export function DayCell(props: DayCellProps) {
	const { day, focused, today, now, entries, count, usual, moving, acts, onDay, onMore } = props;
	const { item, target, goal } = moving;
	const isTarget = item !== undefined && target === day;
	const isOut = firstOfMonth(day) !== firstOfMonth(focused);
	const states = [
		isOut && 'out',
		day < today && 'gone',
		day === today && 'today',
		isTarget && 'target',
	];
	return (
		<td
			data-day={day}
			className={['calendar-day', ...states].filter(Boolean).join(' ')}
			tabIndex={day === focused ? 0 : -1}
			aria-current={day === today ? 'date' : undefined}
			onFocus={({ target: { tagName } }) => {
				// A click on an entry of another month opens it; turning the page would take it away.
				if (day !== focused && !item && (tagName === 'TD' || !isOut)) onDay(day);
			}}
			// The second press of a double click would fall on a day of the month that the first one opened.
			onMouseDown={(event) => event.detail > 1 && event.preventDefault()}
			{...moving.dropOn(day)}
		>
			<div className="inner">
				<Head {...{ day, focused, count }} />
				{entries.slice(0, shown).map((entry) => (
					<DayEntry
						key={entry.id + entry.kind}
						entry={entry}
						now={now}
						acts={acts}
						isHeld={entry.id === item?.id && entry.kind === item.kind}
						tabbable={day === focused}
					/>
				))}
				{count > shown && (
					<button
						type="button"
						className="link"
						tabIndex={day === focused ? undefined : -1}
						aria-label={text.moreOn(count - shown, longDay(day))}
						onClick={() => onMore(day)}
					>
						{text.more(count - shown)}
					</button>
				)}
				{count === 0 && day === focused && day >= today && !item && (
					<Link
						className="link start"
						to={startOn(day, usual)}
						aria-label={text.startOn(longDay(day))}
					>
						{text.start}
					</Link>
				)}
				{isTarget && <span className="drop-here">{goal}</span>}
			</div>
		</td>
	);
}
