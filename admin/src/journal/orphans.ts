import { isBlank } from './is-blank.ts';
import { type JournalEntry, listEntries } from './journal.ts';
import { listVisits } from './visit.ts';

/** What this browser holds and no open form does. Newest first; of one post when it is named. */
export async function listOrphans(user: string, postId?: string): Promise<JournalEntry[]> {
	const [entries, visits] = await Promise.all([listEntries(user, postId), listVisits()]);
	return entries.filter(
		({ tab, values, thrownAt }) => !thrownAt && !visits.has(tab) && !isBlank(values),
	);
}
