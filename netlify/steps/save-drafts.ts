import { listUnsaved } from '#db/posts/begun-posts';
import { getPostToChange, isBegun, type PostToChange } from '#db/posts/find-post';
import { updatePost } from '#db/posts/update-post';
import { AppError } from '#domain/app-error';
import type { LeftOut, LeftOutPost } from '#domain/bulk-act';
import { type Caller, editorOf } from '#lib/caller';
import type { Deps } from '#lib/deps';
import { createBegun } from './create-begun.ts';
import { valuesOfCopy } from './values-of-copy.ts';

async function save(post: PostToChange, deps: Deps, caller: Caller): Promise<number | undefined> {
	if (isBegun(post)) {
		const { posts } = await createBegun(post, { published: false }, deps, caller);
		return posts[0]?.revision;
	}
	if (!post.copy) return post.revision;
	const { posts } = await updatePost(deps.db, {
		id: post.id,
		...(await valuesOfCopy(post.copy, post, deps)),
		revision: post.revision,
		cause: 'save',
		userName: editorOf(caller).name,
		now: deps.now().toISOString(),
	});
	return posts[0]?.revision;
}

const reasons: Partial<Record<string, LeftOut>> = {
	invalid_input: 'incomplete',
	slug_taken: 'incomplete',
	stale_revision: 'changed',
};

/**
 * Saves the words typed last in drafts before they go out together, and creates those that were only begun. `seen` has
 * the revisions that the editor saw, and gets those that this makes; a draft that cannot go out leaves it and is returned.
 */
export async function saveDrafts(
	seen: Map<string, number | undefined>,
	deps: Deps,
	caller: Caller,
): Promise<LeftOutPost[]> {
	const leftOut: LeftOutPost[] = [];
	const unsaved = await listUnsaved(deps.db, [...seen.keys()]);
	for (const [id, revision] of [...seen]) {
		if (!unsaved.has(id)) continue;
		const post = await getPostToChange(deps.db, id);
		// The act itself leaves out what is not as the editor saw it.
		if (revision !== undefined && revision !== post.revision) continue;
		try {
			const saved = await save(post, deps, caller);
			if (revision !== undefined) seen.set(id, saved);
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
