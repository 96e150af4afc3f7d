import { sql } from 'drizzle-orm';
import { guidOf } from '#domain/post/post-id';
import type { Database } from '../client.ts';

/**
 * Gives posts of earlier versions the name that they keep in the feed. One that was public was known to readers by its
 * address, `prefix` and slug, so that becomes its name.
 */
export async function settleGuids(db: Database, prefix: string): Promise<void> {
	await db.execute(sql`update blog_posts
		set guid = case when published_at is null then ${guidOf('')} || id else ${prefix} || slug end
		where guid is null`);
}
