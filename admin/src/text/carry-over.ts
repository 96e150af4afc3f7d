import { workingCopies } from '#contract/working-copies';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { isHeldBy, isLost } from './find-lost.ts';
import { isBlank } from './is-blank.ts';
import { type JournalEntry, listEntries, removeEntry } from './journal.ts';
import { listVisits } from './visit.ts';

/** Whether the server has the text now, under this id. */
async function carry({ values, at, thrownAt }: JournalEntry, post_id: string): Promise<boolean> {
	const text = { fields: values, at, thrown_at: thrownAt ?? null };
	const { draft } = await call(workingCopies, { action: 'carry', post_id, ...text });
	return draft != null && isHeldBy(draft.fields, values);
}

/** Earlier versions kept new texts without a server, and discarded ones, in the browser alone. */
async function listCarried(user: string): Promise<JournalEntry[]> {
	const [entries, visits] = await Promise.all([listEntries(user), listVisits()]);
	return entries.filter(
		({ tab, values, baseRevision }) => baseRevision === 0 && !visits.has(tab) && !isBlank(values),
	);
}

/**
 * Makes drafts of new texts that only this browser has, and posts in the bin of discarded ones. Each leaves the browser
 * once the server has said that it holds it. One whose post has other words stays, for its form to offer.
 */
export async function carryOver(user: string): Promise<{ carried: number; isDone: boolean }> {
	let carried = 0;
	for (const entry of await listCarried(user)) {
		try {
			if (!(await isLost(entry))) continue;
			// The visit's id, because another attempt must not make a second post.
			const isHeld =
				(await carry(entry, entry.postId)) ||
				(entry.thrownAt !== undefined && (await carry(entry, entry.tab)));
			if (!isHeld) continue;
			await removeEntry(entry);
			carried += 1;
		} catch (error) {
			if (error instanceof ApiError) return { carried, isDone: false };
			throw error;
		}
	}
	return { carried, isDone: true };
}
