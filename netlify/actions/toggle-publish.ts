import type { togglePublish as endpoint } from '#contract/toggle-publish';
import type { ChangedPosts } from '#db/posts/change-posts';
import { getPost, getPostToChange, type PostToChange } from '#db/posts/find-post';
import { setPublished } from '#db/posts/set-published';
import { AppError } from '#domain/app-error';
import { type Caller, editorOf } from '#lib/caller';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { makeChange } from '#steps/text/make-change';
import { settleDrafts } from '#steps/text/settle-drafts';

const mostRounds = 5;

async function toggle(
	stored: PostToChange,
	publish: boolean,
	deps: Deps,
	caller: Caller,
): Promise<ChangedPosts> {
	let post = stored;
	for (let round = 0; round < mostRounds; round += 1) {
		if (publish && !post.published && post.copy) {
			const { isTyped, saveTyped } = await import('#steps/text/working-copy-save');
			if (isTyped(post)) return saveTyped(post, { published: true }, deps, caller);
		}
		const changed = await setPublished(deps.db, {
			ids: [post.id],
			publish,
			userName: editorOf(caller).name,
			now: deps.now().toISOString(),
		});
		// Words that were typed meanwhile go out, too.
		if (changed.posts.length > 0 || !publish || post.published) return changed;
		post = await getPostToChange(deps.db, post.id);
	}
	throw new AppError('stale_revision', 'Este texto foi alterado em outra aba.');
}

/**
 * Publishing takes what was typed last, and creates what is not created; repeated, it leaves changes that wait beside a
 * public post alone. Unpublishing also unschedules.
 */
export const togglePublish: Action<typeof endpoint> = async ({ postId, publish }, deps, caller) => {
	const stored = await getPostToChange(deps.db, postId);
	const { id } = stored;
	const { posts, publication } = await makeChange(deps, () =>
		toggle(stored, publish, deps, caller),
	);
	if (!publish) await settleDrafts(deps.db, [id]);
	return { success: true, post: posts[0] ?? (await getPost(deps.db, id)), publication };
};
