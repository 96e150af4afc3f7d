import { drafts } from '#contract/drafts';
import { postRevisions } from '#contract/post-revisions';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { fetchPost } from '../api/queries.ts';
import { isBlank } from './is-blank.ts';
import { type JournalEntry, listEntries, removeEntry } from './journal.ts';
import { listOrphans } from './orphans.ts';
import { fieldNames, type PostValues, sameField, valuesOf } from './post-values.ts';

/** Is this what was typed? The server fills in what was left empty, and ends a text where its words end. */
export function isHeldBy(server: PostValues, typed: PostValues): boolean {
	return fieldNames.every(
		(name) =>
			sameField(name, server, typed) ||
			typed[name] === '' ||
			(name === 'content' && server.content.trim() === typed.content.trim()),
	);
}

const unlessUnknown = <T>(asked: Promise<T>): Promise<T | undefined> =>
	asked.catch((error: unknown) => {
		if (error instanceof ApiError && error.status === 404) return undefined;
		throw error;
	});

/** The texts that a save of this entry can have become: working copy, live row, or the row's next revision. */
async function listOnServer({ postId, baseRevision }: JournalEntry): Promise<PostValues[]> {
	const next = baseRevision + 1;
	const [copy, post] = await Promise.all([
		call(drafts, { action: 'get', post_id: postId }),
		unlessUnknown(fetchPost(postId)),
	]);
	const held = copy.draft ? [copy.draft.fields] : [];
	// A time that has come is one no more.
	if (post) held.push(valuesOf(post), { ...valuesOf(post), scheduled_at: post.scheduled_at });
	if (!post || post.revision <= next) return held;
	const revision = { action: 'get', post_id: postId, revision: next } as const;
	const made = await unlessUnknown(call(postRevisions, revision));
	return made?.fields ? [...held, valuesOf(made.fields)] : held;
}

/** A page that is left at once may not get to clear its journal: what the server holds goes from it now. */
export async function isLost(entry: JournalEntry): Promise<boolean> {
	try {
		const held = await listOnServer(entry);
		if (!held.some((server) => isHeldBy(server, entry.values))) return true;
		await removeEntry(entry);
		return false;
	} catch (error) {
		// A server that does not answer holds nothing for sure.
		if (error instanceof ApiError) return true;
		throw error;
	}
}

async function firstLost(entries: readonly JournalEntry[]): Promise<JournalEntry | undefined> {
	for (const entry of entries) if (await isLost(entry)) return entry;
	return undefined;
}

/** What the server never got, in a form that is open in another tab too. */
export const findUnsaved = async (user: string): Promise<JournalEntry | undefined> =>
	firstLost(
		(await listEntries(user)).filter(({ values, thrownAt }) => !thrownAt && !isBlank(values)),
	);

/** The newest text that this browser has and the server never got; of one post when it is named. */
export async function findLost(user: string, postId?: string): Promise<JournalEntry | undefined> {
	const left = await listOrphans(user, postId);
	// A text that was only begun has a row of its own in the list.
	return firstLost(postId ? left : left.filter(({ baseRevision }) => baseRevision > 0));
}
