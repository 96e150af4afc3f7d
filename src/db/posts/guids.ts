import { sql } from 'drizzle-orm';
import { guidOf } from '#domain/post/post-id';
import type { Database } from '../client.ts';

/**
 * Names the posts of earlier versions: one that has been public was known by its address, which is `prefix` and its
 * slug, and keeps that when the address changes.
 */
export async function settleGuids(db: Database, prefix: string): Promise<void> {
	await db.execute(sql`update blog_posts
		set guid = case when published_at is null then ${guidOf('')} || id else ${prefix} || slug end
		where guid is null`);
}
