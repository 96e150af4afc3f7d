import type { categories as endpoint } from '#contract/categories';
import { listCategories } from '#db/topics/categories';
import type { Caller } from '#lib/caller';
import type { Action } from '#lib/serve';
import { categoriesTag } from '#steps/publish/forget-replies';

/** A deploy ends what the network has, as it does for an import. */
function letNetworkKeep({ replyHeaders }: Caller): void {
	replyHeaders.set('netlify-cdn-cache-control', 'public, durable, s-maxage=3600');
	replyHeaders.set('netlify-cache-tag', categoriesTag);
	// Made-up queries cannot wake the database.
	replyHeaders.set('netlify-vary', 'query=at');
}

/** All categories, ordered by name. */
export const categories: Action<typeof endpoint> = async ({ at }, deps, caller) => {
	if (at === undefined) letNetworkKeep(caller);
	return { success: true, categories: await listCategories(deps.db) };
};
