import { publishDue } from '#db/publish-due';
import type { Deps } from '#lib/deps';
import { makeChange } from './make-change.ts';

/** Publishes what is due, for both the scheduler and the editor's button. */
export async function publishDuePosts(deps: Deps): Promise<{ publishedCount: number }> {
	const { posts } = await makeChange(deps, () => publishDue(deps.db, deps.now().toISOString()));
	return { publishedCount: posts.length };
}
