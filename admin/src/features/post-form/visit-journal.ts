import { removeEntry, writeEntry } from '../../journal/journal.ts';
import type { PostValues } from '../../journal/post-values.ts';
import { holdVisit } from '../../journal/visit.ts';
import type { TextJournal } from './typed-text.ts';

/** The journal has the text less than 300 ms after a key. */
const journalAfterMs = 200;

// Storage is full or not allowed; the server still gets the text.
const warn = (error: unknown) => console.warn('journal', error);

export interface VisitJournal extends TextJournal {
	/** Writes at once what is waiting to be written. */
	write(): void;
	/** Marks this visit's text as in use until the returned function is called. */
	hold(): () => void;
}

/** This browser's journal for one visit to a form. */
export function openJournal(user: string, postId: string): VisitJournal {
	const tab = crypto.randomUUID();
	let waiting: { values: PostValues; baseRevision: number } | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const take = () => {
		const taken = waiting;
		clearTimeout(timer);
		timer = undefined;
		waiting = undefined;
		return taken;
	};
	const write = () => {
		const taken = take();
		const at = new Date().toISOString();
		if (taken) writeEntry({ user, postId, tab, at, ...taken }).catch(warn);
	};
	return {
		write,
		hold: () => holdVisit(tab),
		remember(values, baseRevision) {
			waiting = { values, baseRevision };
			timer ??= setTimeout(write, journalAfterMs);
		},
		forget() {
			take();
			removeEntry({ user, postId, tab }).catch(warn);
		},
	};
}
