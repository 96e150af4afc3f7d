import { site } from '#config/site';
import { messages } from '../../messages/all.ts';
import { calendar as text } from '../../messages/calendar.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { addMonths, type Day, firstOfMonth, nameOfMonth } from '../../when/schedule-days.ts';

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
				<StatusMark kind="live" label={publication.legendPublished} />
				<StatusMark kind="scheduled" label={publication.legendScheduled} />
				<StatusMark kind="change" label={publication.legendChange} />
				<StatusMark kind="removal" label={publication.legendRemoval} />
				<StatusMark kind="review" label={text.review} />
			</p>
		</div>
	);
}
