import { isBlank } from './is-blank.ts';
import { type JournalEntry, listEntries } from './journal.ts';
import { listVisits } from './visit.ts';

/** Entries in this browser that no open form holds, newest first; of one post if given. */
export async function listOrphans(user: string, postId?: string): Promise<JournalEntry[]> {
	const [entries, visits] = await Promise.all([listEntries(user, postId), listVisits()]);
	return entries.filter(
		({ tab, values, thrownAt }) => !thrownAt && !visits.has(tab) && !isBlank(values),
	);
}
