import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { blogPosts } from '../schema.ts';
import { type ChangedPosts, changePosts } from './change-posts.ts';

export interface Publishing {
	ids: string[];
	publish: boolean;
	userName: string | null;
	now: string;
}

/**
 * Publishes or unpublishes posts; those already in that state are skipped, and drafts with words that no act has saved.
 * Unpublishing clears `scheduled_at`, otherwise the next run would publish again. The first `published_at` is kept.
 */
export function setPublished(db: Database, change: Publishing): Promise<ChangedPosts> {
	const { ids, publish, userName, now } = change;
	return changePosts(db, {
		before: sql`where ${inArray(blogPosts.id, ids)} and deleted_at is null and is_created
			and (not ${publish} or typed_version is null)
			and (published <> ${publish} or (not ${publish} and scheduled_at is not null))`,
		change: sql`update blog_posts set published = ${publish}, scheduled_at = null,
				published_at = case when ${publish} then coalesce(blog_posts.published_at, ${now}::timestamptz)
					else blog_posts.published_at end,
				revision = blog_posts.revision + 1, updated_at = ${now}
			from before where blog_posts.id = before.id`,
		cause: publish ? 'publish' : 'unpublish',
		userName,
		now,
	});
}
