import { postRevisions } from '#contract/post-revisions';
import { workingCopies } from '#contract/working-copies';
import { sameField, valuesOf } from '#domain/post/form-values';
import { ApiError, unlessMissing } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { fetchPost } from '../api/queries.ts';
import { type JournalEntry, listEntries, removeEntry } from './journal.ts';
import { fieldNames, isBlank, type PostValues } from './post-values.ts';
import { listVisits } from './visit.ts';

/** Entries in this browser that no open form holds, newest first; of one post if given. */
export async function listOrphans(user: string, postId?: string): Promise<JournalEntry[]> {
	const [entries, visits] = await Promise.all([listEntries(user, postId), listVisits()]);
	return entries.filter(
		({ tab, values, thrownAt }) => !thrownAt && !visits.has(tab) && !isBlank(values),
	);
}

/** Whether the server has what was typed. It fills in empty fields and trims the end of a text. */
export function isHeldBy(server: PostValues, typed: PostValues): boolean {
	return fieldNames.every(
		(name) =>
			sameField(name, server, typed) ||
			typed[name] === '' ||
			(name === 'content' && server.content.trim() === typed.content.trim()),
	);
}

/** The values that a save of this entry can have become: the working copy, the live row, or its next revision. */
async function listOnServer({ postId, baseRevision }: JournalEntry): Promise<PostValues[]> {
	const next = baseRevision + 1;
	const [copy, post] = await Promise.all([
		call(workingCopies, { action: 'get', post_id: postId }),
		unlessMissing(fetchPost(postId)),
	]);
	const held = copy.draft ? [copy.draft.fields] : [];
	// A time that has passed is no longer a schedule.
	if (post) held.push(valuesOf(post), { ...valuesOf(post), scheduled_at: post.scheduled_at });
	if (!post || post.revision <= next) return held;
	const revision = { action: 'get', post_id: postId, revision: next } as const;
	const made = await unlessMissing(call(postRevisions, revision));
	return made?.fields ? [...held, valuesOf(made.fields)] : held;
}

/** A page closed at once may not clear its journal, so entries that the server has are removed now. */
export async function isLost(entry: JournalEntry): Promise<boolean> {
	try {
		const held = await listOnServer(entry);
		if (!held.some((server) => isHeldBy(server, entry.values))) return true;
		await removeEntry(entry);
		return false;
	} catch (error) {
		// If the server does not respond, assume that it has nothing.
		if (error instanceof ApiError) return true;
		throw error;
	}
}

async function firstLost(entries: readonly JournalEntry[]): Promise<JournalEntry | undefined> {
	for (const entry of entries) if (await isLost(entry)) return entry;
	return undefined;
}

/** Texts that never reached the server, including those in forms open in other tabs. */
export const findUnsaved = async (user: string): Promise<JournalEntry | undefined> =>
	firstLost(
		(await listEntries(user)).filter(({ values, thrownAt }) => !thrownAt && !isBlank(values)),
	);

/** The newest text in this browser that never reached the server. */
export const findLost = async (user: string): Promise<JournalEntry | undefined> =>
	firstLost(await listOrphans(user));

/** All texts of one post in this browser that never reached the server, newest first. */
export async function listLost(user: string, postId: string): Promise<JournalEntry[]> {
	const left = await listOrphans(user, postId);
	const lost = await Promise.all(left.map(isLost));
	return left.filter((_, at) => lost[at]);
}
