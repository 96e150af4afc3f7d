import { removeEntry, writeEntry } from '../../journal/journal.ts';
import type { PostValues } from '../../journal/post-values.ts';
import { holdVisit } from '../../journal/visit.ts';

/** The journal has the text less than 300 ms after a key. */
const journalAfterMs = 200;

// Storage is full or not allowed; the server still gets the text.
const warn = (error: unknown) => console.warn('journal', error);

/** This browser's journal for one visit to a form. */
export function openJournal(user: string, postId: string) {
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
		/** Writes at once what is waiting to be written. */
		write,
		hold: () => holdVisit(tab),
		remember(values: PostValues, baseRevision: number) {
			waiting = { values, baseRevision };
			timer ??= setTimeout(write, journalAfterMs);
		},
		forget() {
			take();
			removeEntry({ user, postId, tab }).catch(warn);
		},
	};
}
export type VisitJournal = ReturnType<typeof openJournal>;
