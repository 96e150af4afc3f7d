import { paths } from '#config/paths';
import type { DatedEntry, Entries } from '../../when/month-entries.ts';
import type { Day } from '../../when/schedule-days.ts';
import type { CardActs } from './entry-card.tsx';
import type { Moving } from './use-moving.ts';

/** A month, as its grid and its days need it. */
export interface Month {
	/** The day that has the Tab stop; its month is shown. */
	day: Day;
	today: Day;
	now: string;
	entries: readonly DatedEntry[];
	crowded: Entries['crowded'];
	/** The hour of a post that has none yet. */
	usual: string;
	moving: Moving;
	acts: CardActs;
	onDay: (day: Day) => void;
	onMore: (day: Day) => void;
	/** Begins to move what is on this day by keys. */
	onTakeDay: (day: Day) => void;
	/** Changes when the focus is to go to the day. */
	calls: number;
}

/** Begins a post for this day, at the hour that is used most. */
export const startOn = (day: Day, usual: string): string =>
	`${paths.admin.create}?quando=${day}T${usual}`;
