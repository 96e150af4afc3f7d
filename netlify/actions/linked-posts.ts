import type { linkedPosts as endpoint } from '#contract/linked-posts';
import { findLinkedPost, findLinkedPosts, listBySlugs, listTitles } from '#db/posts/linked-posts';
import { nearestTitles } from '#domain/search/similar-words';
import { fold } from '#domain/text/fold';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';

const most = 20;

async function findNearest(q: string, { db }: Deps) {
	const [near] = nearestTitles(fold(q), await listTitles(db), 1);
	return (near && (await findLinkedPost(db, near.id))) ?? null;
}

export const linkedPosts: Action<typeof endpoint> = async (input, deps) => {
	if (input.action === 'states')
		return { success: true, posts: await listBySlugs(deps.db, input.slugs), nearest: null };
	const posts = await findLinkedPosts(deps.db, input.q, most);
	const nearest = posts.length === 0 ? await findNearest(input.q, deps) : null;
	return { success: true, posts, nearest };
};
