import { publishDue } from '#db/publish-due';
import type { Deps } from '#lib/deps';
import { makeChange } from './make-change.ts';

/** Publishes what is due: the one way that the schedule and the editor's button share. */
export async function publishDuePosts(deps: Deps): Promise<{ publishedCount: number }> {
	const { posts } = await makeChange(deps, () => publishDue(deps.db, deps.now().toISOString()));
	return { publishedCount: posts.length };
}
