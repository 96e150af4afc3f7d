import { isOverdue } from '#domain/post/post';
import { calendar as text } from '../../messages/calendar.ts';
import type { DatedEntry } from '../../when/month-entries.ts';
import { type CardActs, EntryCard } from './entry-card.tsx';
import { isFixed } from './movable.ts';

interface DayEntryProps {
	entry: DatedEntry;
	now: string;
	acts: CardActs;
	isHeld?: boolean;
	tabbable?: boolean;
}

/** An entry with its hour and its state. */
export function DayEntry({ entry, now, acts, ...rest }: DayEntryProps) {
	const isLate =
		entry.kind === 'scheduled' && isOverdue({ published: false, scheduled_at: entry.at }, now);
	const kind = isLate ? 'late' : entry.kind;
	const state = text.kinds[kind];
	return (
		<EntryCard
			item={entry}
			mark={kind}
			hint={entry.waits ? text.waits : entry.kind === 'review' ? text.review : entry.time}
			state={state}
			stays={isFixed(entry)}
			acts={acts}
			{...rest}
		/>
	);
}
