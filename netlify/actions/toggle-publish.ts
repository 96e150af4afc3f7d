import type { togglePublish as endpoint } from '#contract/toggle-publish';
import type { ChangedPosts } from '#db/posts/change-posts';
import { getPost, getPostToChange, isBegun, type PostToChange } from '#db/posts/find-post';
import { setPublished } from '#db/posts/set-published';
import { updatePost } from '#db/posts/update-post';
import type { StoredCopy } from '#db/posts/working-copies';
import { type Caller, editorOf } from '#lib/caller';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { makeChange } from '../steps/make-change.ts';
import { valuesOfCopy } from '../steps/values-of-copy.ts';

/** Merges the working copy in the same statement that publishes. */
async function publishCopy(
	copy: StoredCopy,
	post: PostToChange,
	deps: Deps,
	userName: string,
): Promise<ChangedPosts> {
	return updatePost(deps.db, {
		id: post.id,
		...(await valuesOfCopy(copy, post, deps)),
		revision: post.revision,
		cause: 'publish',
		userName,
		now: deps.now().toISOString(),
		publishes: true,
	});
}

async function toggle(post: PostToChange, publish: boolean, deps: Deps, caller: Caller) {
	const userName = editorOf(caller).name;
	if (publish && isBegun(post)) {
		const { createBegun } = await import('../steps/create-begun.ts');
		return createBegun(post, { published: true }, deps, caller);
	}
	if (publish && post.copy) return publishCopy(post.copy, post, deps, userName);
	return setPublished(deps.db, {
		ids: [post.id],
		publish,
		userName,
		now: deps.now().toISOString(),
	});
}

/** Spec §7. Publishing merges the post's working copy, and creates what was only begun; unpublishing also unschedules (C12). */
export const togglePublish: Action<typeof endpoint> = async (input, deps, caller) => {
	const stored = await getPostToChange(deps.db, input.postId);
	const { posts, publication } = await makeChange(deps, () =>
		toggle(stored, input.publish, deps, caller),
	);
	return { success: true, post: posts[0] ?? (await getPost(deps.db, stored.id)), publication };
};
