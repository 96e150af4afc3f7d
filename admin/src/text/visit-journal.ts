import { serverNow } from '../api/server-clock.ts';
import { type JournalEntry, removeEntry, writeEntry } from './journal.ts';
import { journalLost } from './journal-lost.ts';
import type { PostValues } from './post-values.ts';
import { holdVisit } from './visit.ts';

/** The journal has the text less than 300 ms after a key. */
const journalAfterMs = 200;

/** A browser that is silent for so long has not kept the text. */
const answerMs = 3_000;

const warn = (error: unknown) => console.warn('journal', error);

/** The server still gets a text that the browser does not take; the form says so until then. */
async function keep(entry: JournalEntry): Promise<void> {
	const silent = setTimeout(() => journalLost.set(true), answerMs);
	try {
		await writeEntry(entry);
		journalLost.set(false);
	} catch (error) {
		warn(error);
		journalLost.set(true);
	} finally {
		clearTimeout(silent);
	}
}

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
		const at = new Date(serverNow()).toISOString();
		if (taken) void keep({ user, postId, tab, at, ...taken });
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
