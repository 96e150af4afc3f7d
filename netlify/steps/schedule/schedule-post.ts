import { getPostToChange, type PostToChange } from '#db/posts/find-post';
import { updatePost } from '#db/posts/update-post';
import { moveIntoCopy } from '#db/posts/working-copies';
import { AppError } from '#domain/app-error';
import { formatDateTime } from '#domain/time/dates';
import { floorToMinute } from '#domain/time/schedule';
import { type Caller, editorOf } from '#lib/caller';
import type { Deps } from '#lib/deps';
import { checkTime } from '../text/check-fields.ts';
import { makeChange } from '../text/make-change.ts';
import { settleDrafts } from '../text/settle-drafts.ts';
import { isTyped, saveTyped } from '../text/working-copy-save.ts';
import { checkExit } from './check-exit.ts';

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
			: 'Este post não tem mais data.';
		throw new AppError('stale_revision', other);
	}
	if (!at) return;
	await checkExit(post.id, checkTime(at, deps), deps);
}

/**
 * Gives a post that is not published a date, another one, or none. A draft goes with what was typed last; one that keeps
 * its text goes as it was, with what was typed since as its working copy.
 */
export async function schedulePost(given: NewDate, deps: Deps, caller: Caller): Promise<void> {
	const at = given.at && floorToMinute(given.at);
	const post = await getPostToChange(deps.db, given.post_id);
	await checkDate(post, { ...given, at }, deps);
	if (!at && !post.scheduled_at) return;
	const takesText = isTyped(post) && !given.from && (!given.keeps_text || !post.is_created);
	const now = deps.now().toISOString();
	await makeChange(deps, async () => {
		if (at && takesText) return saveTyped(post, { scheduled_at: at }, deps, caller);
		if (at && post.typed_version !== null)
			await deps.db.transaction((transaction) => moveIntoCopy(transaction, post.id, now));
		return updatePost(deps.db, {
			id: post.id,
			values: { scheduled_at: at },
			revision: post.revision,
			cause: at ? 'schedule' : 'save',
			dropCopies: false,
			userName: editorOf(caller).name,
			now,
		});
	});
	if (!at) await settleDrafts(deps.db, [post.id]);
}
