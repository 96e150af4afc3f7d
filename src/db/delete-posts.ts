import { and, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { type ChangedPosts, changePosts } from './change-posts.ts';
import type { Database } from './client.ts';
import { blogPosts } from './schema.ts';

export interface BinChange {
	ids: string[];
	userName: string | null;
	now: string;
}

const binDays = 30;

/** Moves posts to the bin: readers no longer see them, and the editor can restore them for 30 days. */
export function deletePosts(db: Database, { ids, userName, now }: BinChange) {
	return changePosts(db, {
		before: sql`where ${inArray(blogPosts.id, ids)} and deleted_at is null`,
		change: sql`update blog_posts set deleted_at = ${now}, scheduled_at = null,
				revision = blog_posts.revision + 1, updated_at = ${now}
			from before where blog_posts.id = before.id`,
		cause: 'delete',
		userName,
		now,
	});
}

/** Restores posts from the bin as drafts. */
export function restorePosts(
	db: Database,
	{ ids, userName, now }: BinChange,
): Promise<ChangedPosts> {
	return changePosts(db, {
		before: sql`where ${inArray(blogPosts.id, ids)} and deleted_at is not null`,
		change: sql`update blog_posts set deleted_at = null, published = false, scheduled_at = null,
				revision = blog_posts.revision + 1, updated_at = ${now}
			from before where blog_posts.id = before.id`,
		cause: 'restore',
		userName,
		now,
	});
}

/** Deletes posts for good, and only from the bin. */
export async function purgePosts(db: Database, ids: string[]): Promise<string[]> {
	const rows = await db
		.delete(blogPosts)
		.where(and(inArray(blogPosts.id, ids), isNotNull(blogPosts.deleted_at)))
		.returning({ id: blogPosts.id });
	return rows.map((row) => row.id);
}

/** Deletes what has been in the bin for 30 days at `now`. */
export async function purgeExpiredPosts(db: Database, now: Date): Promise<void> {
	const limit = new Date(now.getTime() - binDays * 86_400_000).toISOString();
	await db.delete(blogPosts).where(lt(blogPosts.deleted_at, limit));
}
