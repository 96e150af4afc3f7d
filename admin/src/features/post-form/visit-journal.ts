import { removeEntry, writeEntry } from '../../journal/journal.ts';
import type { PostValues } from '../../journal/post-values.ts';
import { holdVisit } from '../../journal/visit.ts';
import type { TextJournal } from './typed-text.ts';

/** Sooner than 300 ms after a key the text is in the browser's journal. */
const journalAfterMs = 200;

// Full or forbidden: the server still has it.
const warn = (error: unknown) => console.warn('journal', error);

export interface VisitJournal extends TextJournal {
	/** What waits to be written, now. */
	write(): void;
	/** This visit's text is in hand until the answer is called. */
	hold(): () => void;
}

/** This browser's journal of one visit to a form. */
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
