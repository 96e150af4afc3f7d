import { Link } from 'react-router';
import { paths } from '#config/paths';
import { checkSentence } from '../../checks/check-sentence.ts';
import type { Check } from '../../checks/check-text.ts';
import { messages } from '../../messages/all.ts';
import { calendar as text } from '../../messages/calendar.ts';
import { plans } from '../../messages/plans.ts';
import { review as reviewText } from '../../messages/review-day.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type DatedEntry, endOf } from '../../when/month-entries.ts';
import { ReviewFields } from '../../when/review-day-fields.tsx';
import { type Day, dayAt, nameOfDay } from '../../when/schedule-days.ts';
import { ScheduleDialog } from '../../when/schedule-dialog.tsx';
import { readTypedTime, typedTimeOf } from '../../when/schedule-time.ts';
import { DayEntry } from './day-entry.tsx';
import type { CardActs } from './entry-card.tsx';
import type { Item } from './movable.ts';

interface CheckDialogProps {
	postId: string;
	title: string;
	lines: readonly Check[];
	onAnswer: (goOn: boolean) => void;
}

/** What readers would notice in a draft that gets a date here. It warns but never blocks. */
export function CheckDialog({ postId, title, lines, onAnswer }: CheckDialogProps) {
	const { checks } = messages.form;
	return (
		<AskDialog
			title={checks.dialogTitleSchedule}
			go={checks.scheduleAnyway}
			tone="primary"
			goes
			onAnswer={onAnswer}
			details={
				<ul className="checks">
					{lines.map((line) => (
						<li key={line.name + checkSentence(line)} className="warn">
							<Icon name="triangle-alert" />
							<span>{checkSentence(line)}</span>
							<Link className="link" to={paths.admin.edit(postId)}>
								{checks.mend[line.name]}
							</Link>
						</li>
					))}
				</ul>
			}
		>
			“{title}”: {checks.lead(lines.length)}
		</AskDialog>
	);
}

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

interface DateDialogProps {
	item: Item;
	/** Where something without a date begins. */
	first: string;
	onUse: (at: string) => void;
	/** Takes the date of a scheduled post, or the day of a review, away. */
	onClear: () => void;
	onClose: () => void;
}

/** 'Mudar data…': the same picker as beside the text. */
export function DateDialog({ item, first, onUse, onClear, onClose }: DateDialogProps) {
	const { kind, at, post_id } = item;
	if (kind === 'review')
		return (
			<ReviewDialog
				item={item}
				onUse={(on) => [onClose(), onUse(on)]}
				onClear={onClear}
				onClose={onClose}
			/>
		);
	const title =
		kind === 'change' || kind === 'removal'
			? plans.label[kind]
			: messages.form.publication.publishOn;
	return (
		<ScheduleDialog
			title={title}
			subject={item.title}
			value={typedTimeOf(at ?? first)}
			postId={post_id}
			onUse={(typed) => {
				const iso = readTypedTime(typed);
				onClose();
				if (iso && iso !== at) onUse(iso);
			}}
			onClear={kind === 'scheduled' ? onClear : undefined}
			onClose={onClose}
		/>
	);
}

interface ReviewDialogProps {
	item: Item;
	onUse: (at: string) => void;
	onClear: () => void;
	onClose: () => void;
}

/** 'Mudar data…' of a review: the same choices as beside the text. */
function ReviewDialog({ item, onUse, onClear, onClose }: ReviewDialogProps) {
	return (
		<Dialog title={reviewText.part} onClose={onClose}>
			<p className="subject">{item.title}</p>
			<div className="stack tight">
				<ReviewFields
					on={item.at && dayAt(item.at)}
					onUse={(on) => (on ? onUse(endOf(on)) : onClear())}
				/>
			</div>
		</Dialog>
	);
}
