import type { ParsedInputOf } from '#contract/endpoint';
import type { linkedPosts as endpoint } from '#contract/linked-posts';
import { findLinkedPost, findLinkedPosts, listBySlugs, listTitles } from '#db/posts/linked-posts';
import { nearestTitles } from '#domain/search/similar-words';
import { fold } from '#domain/text/fold';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';

const most = 20;

type Asked = Extract<ParsedInputOf<typeof endpoint>, { action: 'find' }>;

async function findNearest({ q, except }: Asked, { db }: Deps) {
	const others = (await listTitles(db)).filter(({ id }) => id !== except);
	const [near] = nearestTitles(fold(q), others, 1);
	return (near && (await findLinkedPost(db, near.id))) ?? null;
}

export const linkedPosts: Action<typeof endpoint> = async (input, deps) => {
	if (input.action === 'states')
		return { success: true, posts: await listBySlugs(deps.db, input.slugs), nearest: null };
	const posts = await findLinkedPosts(deps.db, input, most);
	const nearest = posts.length === 0 ? await findNearest(input, deps) : null;
	return { success: true, posts, nearest };
};
