import type { categories as endpoint } from '#contract/categories';
import { listCategories } from '#db/topics/categories';
import type { Caller } from '#lib/caller';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { forgetReplies } from './forget-replies.ts';

const tag = 'categories';

/** A deploy ends what the network has, as it does for an import. */
function letNetworkKeep({ replyHeaders }: Caller): void {
	replyHeaders.set('netlify-cdn-cache-control', 'public, durable, s-maxage=3600');
	replyHeaders.set('netlify-cache-tag', tag);
	// Made-up queries cannot wake the database.
	replyHeaders.set('netlify-vary', 'query=at');
}

/** Call it after every change of a category. */
export const forgetCategories = (deps: Deps) => forgetReplies(deps, [tag]);

/** Spec §7: all categories, ordered by name. */
export const categories: Action<typeof endpoint> = async ({ at }, deps, caller) => {
	if (at === undefined) letNetworkKeep(caller);
	return { success: true, categories: await listCategories(deps.db) };
};
