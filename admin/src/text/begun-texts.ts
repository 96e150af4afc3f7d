import { type WorkingCopy, workingCopies } from '#contract/working-copies';
import { call } from '../api/call.ts';
import { isLost } from './find-lost.ts';
import { isBlank } from './is-blank.ts';
import { type JournalEntry, listEntries, removeEntry, writeEntry } from './journal.ts';
import { listOrphans } from './orphans.ts';
import type { PostValues } from './post-values.ts';

/** A text that is not a post yet. */
export interface BegunText {
	postId: string;
	values: PostValues;
	/** When it was last edited. */
	at: string;
	isOnServer: boolean;
}

const fromServer = ({ post_id, fields, updated_at }: WorkingCopy): BegunText => ({
	postId: post_id,
	values: fields,
	at: updated_at,
	isOnServer: true,
});
const fromBrowser = ({ postId, values, at }: JournalEntry): BegunText => ({
	...{ postId, values, at },
	isOnServer: false,
});

/** New texts from the server and this browser, newest first; empty ones are left out. */
export async function listBegun(
	user: string,
	onServer: readonly WorkingCopy[],
): Promise<BegunText[]> {
	const begun = onServer.map(fromServer);
	for (const entry of await listOrphans(user)) {
		const isKnown = begun.some(({ postId }) => postId === entry.postId);
		if (!isKnown && entry.baseRevision === 0 && (await isLost(entry)))
			begun.push(fromBrowser(entry));
	}
	return begun.filter(({ values }) => !isBlank(values)).sort((a, b) => b.at.localeCompare(a.at));
}

/** Removes a text from the list; this browser's journal keeps it for its usual time. */
export async function throwAway(
	user: string,
	{ postId, values }: BegunText,
): Promise<JournalEntry> {
	const now = new Date().toISOString();
	const tab = crypto.randomUUID();
	const thrown = { user, postId, tab, values, at: now, baseRevision: 0, thrownAt: now };
	await writeEntry(thrown);
	try {
		await call(workingCopies, { action: 'discard', post_id: postId });
	} catch (error) {
		await removeEntry(thrown);
		throw error;
	}
	for (const left of await listOrphans(user, postId)) await removeEntry(left);
	return thrown;
}

/** Restores a text at its previous address. */
export async function takeBack(thrown: JournalEntry): Promise<void> {
	const { postId: post_id, values: fields } = thrown;
	await call(workingCopies, { action: 'save', post_id, base_revision: 0, version: 0, fields });
	await removeEntry(thrown);
}

/** Texts discarded in this browser, newest first. */
export const listThrown = async (user: string): Promise<JournalEntry[]> =>
	(await listEntries(user)).filter(({ thrownAt }) => thrownAt !== undefined);
