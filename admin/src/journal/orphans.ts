import { isBlank } from './is-blank.ts';
import { type JournalEntry, listEntries } from './journal.ts';
import { listLiveTabs, tabName } from './tab.ts';

/**
 * What this browser holds and no open form does: of tabs that are gone, and of this tab's own earlier visits. Newest
 * first; of one post when it is named.
 */
export async function listOrphans(user: string, postId?: string): Promise<JournalEntry[]> {
	const before = new Date().toISOString();
	const [entries, live] = await Promise.all([listEntries(user, postId), listLiveTabs()]);
	const isOrphan = ({ tab, at }: JournalEntry) =>
		tab === tabName() ? at < before : !live.has(tab);
	return entries.filter((entry) => isOrphan(entry) && !isBlank(entry.values));
}
