import type { bulkPosts as endpoint } from '#contract/bulk-posts';
import type { ParsedInputOf } from '#contract/endpoint';
import type { ChangedPosts } from '#db/change-posts';
import { type BinChange, deletePosts, restorePosts } from '#db/delete-posts';
import { setPublished } from '#db/set-published';
import { editorOf } from '#lib/caller';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { makeChange } from './make-change.ts';

const changes: Record<
	ParsedInputOf<typeof endpoint>['action'],
	(db: Deps['db'], change: BinChange) => Promise<ChangedPosts>
> = {
	publish: (db, change) => setPublished(db, { ...change, publish: true }),
	unpublish: (db, change) => setPublished(db, { ...change, publish: false }),
	delete: deletePosts,
	restore: restorePosts,
};

/** Applies one change to many posts, in one statement and with one publication. */
export const bulkPosts: Action<typeof endpoint> = async ({ action, postIds }, deps, caller) => {
	const change: BinChange = {
		ids: postIds,
		userName: editorOf(caller).name,
		now: deps.now().toISOString(),
	};
	const { posts, publication } = await makeChange(deps, () => changes[action](deps.db, change));
	return { success: true, changed: posts.map((post) => post.id), publication };
};
