import type { autoPublishScheduledPosts as endpoint } from '#contract/auto-publish-scheduled-posts';
import type { Action } from '#lib/serve';
import { publishDuePosts } from '#steps/schedule/scheduler-due-posts';

/** The editor's button. Publishes only what is due. */
export const autoPublishScheduledPosts: Action<typeof endpoint> = async (_input, deps) => {
	const { publishedCount } = await publishDuePosts(deps);
	return { success: true, publishedCount, count: publishedCount };
};
