import { Link } from 'react-router';
import { paths } from '#config/paths';
import { calendar as text } from '../../messages/calendar.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { DatedEntry } from '../../when/month-entries.ts';
import { type Day, nameOfDay } from '../../when/schedule-days.ts';
import { DayEntry } from './day-entry.tsx';
import type { CardActs } from './entry-card.tsx';

interface DayDialogProps {
	day: Day;
	today: Day;
	now: string;
	entries: readonly DatedEntry[];
	count: number;
	onDate: CardActs['onDate'];
	onClose: () => void;
}

/** All of a day that has more than its cell shows. */
export function DayDialog(props: DayDialogProps) {
	const { day, today, now, entries, count, onDate, onClose } = props;
	const acts = { onDate, onTake: onDate, onDragStart: () => undefined, onDragEnd: () => undefined };
	return (
		<Dialog title={nameOfDay(day, today)} onClose={onClose}>
			<div className="drafts">
				{entries.map((entry) => (
					<DayEntry key={entry.id + entry.kind} entry={entry} now={now} acts={acts} />
				))}
			</div>
			{count > entries.length && (
				<p>
					<Link to={paths.admin.home}>{text.notShown(count - entries.length)}</Link>
				</p>
			)}
		</Dialog>
	);
}
