import { getPostToChange, isBegun, type PostToChange } from '#db/posts/find-post';
import { updatePost } from '#db/posts/update-post';
import { AppError } from '#domain/app-error';
import { formatDateTime } from '#domain/dates';
import { floorToMinute } from '#domain/schedule';
import { type Caller, editorOf } from '#lib/caller';
import type { Deps } from '#lib/deps';
import { checkExit } from './check-exit.ts';
import { createBegun } from './create-begun.ts';
import { makeChange } from './make-change.ts';
import { valuesOfCopy } from './values-of-copy.ts';

export interface NewDate {
	post_id: string;
	/** The date as last seen. */
	from: string | null;
	at: string | null;
	keeps_text: boolean;
}

const sameTime = (one: string | null, other: string | null) =>
	(one && floorToMinute(one)) === (other && floorToMinute(other));

/** Throws the sentence for a post that is not where its editor saw it, or a time that cannot be. */
async function checkDate(post: PostToChange, { from, at }: NewDate, deps: Deps): Promise<void> {
	if (post.published) throw new AppError('stale_revision', 'Este post já está no ar.');
	if (!sameTime(post.scheduled_at, from)) {
		const other = post.scheduled_at
			? `A data deste post já é outra: ${formatDateTime(post.scheduled_at)}.`
			: 'Este post já não tem data.';
		throw new AppError('stale_revision', other);
	}
	if (!at) return;
	if (Date.parse(at) <= deps.now().getTime())
		throw new AppError('invalid_input', `${formatDateTime(at)} já passou.`, { field: 'at' });
	await checkExit(post.id, at, deps);
}

/** A draft takes its working copy with it; a post that has a date already keeps its text and its working copy. */
async function textOf(post: PostToChange, { from, keeps_text }: NewDate, deps: Deps) {
	if (!post.copy || from !== null || keeps_text) return { values: {}, dropCopies: false as const };
	return valuesOfCopy(post.copy, post, deps);
}

/** Gives a post that is not published a date, another one, or none. */
export async function schedulePost(given: NewDate, deps: Deps, caller: Caller): Promise<void> {
	const date = { ...given, at: given.at && floorToMinute(given.at) };
	const post = await getPostToChange(deps.db, date.post_id);
	await checkDate(post, date, deps);
	if (isBegun(post)) {
		if (!date.at) return;
		const state = { published: false, scheduled_at: date.at };
		await makeChange(deps, () => createBegun(post, state, deps, caller));
		return;
	}
	const { values, dropCopies } = await textOf(post, date, deps);
	await makeChange(deps, () =>
		updatePost(deps.db, {
			id: post.id,
			values: { ...values, scheduled_at: date.at },
			revision: post.revision,
			cause: date.at ? 'schedule' : 'save',
			dropCopies,
			userName: editorOf(caller).name,
			now: deps.now().toISOString(),
		}),
	);
}
