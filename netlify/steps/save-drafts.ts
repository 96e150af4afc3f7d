import { getPostToChange } from '#db/posts/find-post';
import { listUnsaved } from '#db/posts/working-copies';
import { AppError } from '#domain/app-error';
import type { LeftOut, LeftOutPost } from '#domain/post/bulk-act';
import type { Caller } from '#lib/caller';
import type { Deps } from '#lib/deps';
import { isTyped, saveTyped } from './save-typed.ts';

const reasons: Partial<Record<string, LeftOut>> = {
	invalid_input: 'incomplete',
	slug_taken: 'incomplete',
	stale_revision: 'changed',
};

/**
 * Saves the words typed last in drafts before they go out together, and creates those that are not created. `seen` has
 * the revisions that the editor saw, and gets those that this makes; a draft that cannot go out leaves it and is returned.
 */
export async function saveDrafts(
	seen: Map<string, number | undefined>,
	deps: Deps,
	caller: Caller,
): Promise<LeftOutPost[]> {
	const leftOut: LeftOutPost[] = [];
	for (const id of await listUnsaved(deps.db, [...seen.keys()])) {
		const revision = seen.get(id);
		const post = await getPostToChange(deps.db, id);
		// The act itself leaves out what is not as the editor saw it.
		if (!isTyped(post) || (revision !== undefined && revision !== post.revision)) continue;
		try {
			const { posts } = await saveTyped(post, {}, deps, caller);
			if (revision !== undefined) seen.set(id, posts[0]?.revision);
		} catch (error) {
			if (!(error instanceof AppError)) throw error;
			const why = reasons[error.code];
			if (!why) throw error;
			seen.delete(id);
			leftOut.push({ id, why, ...(why === 'incomplete' && { lacks: error.message }) });
		}
	}
	return leftOut;
}
