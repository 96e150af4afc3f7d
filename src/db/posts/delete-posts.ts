import { and, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { limits } from '#config/limits';
import type { Database } from '../client.ts';
import { isAhead } from '../is-within-sql.ts';
import { blogPosts } from '../schema.ts';
import { listRows } from '../sql-text.ts';
import { type ChangedPosts, changePosts } from './change-posts.ts';
import { nextRevision } from './typed-draft.ts';

export interface BinChange {
	ids: string[];
	userName: string | null;
	now: string;
}

/** Moves posts to the bin: readers no longer see them, and the editor can restore them for 30 days. */
export function deletePosts(db: Database, { ids, userName, now }: BinChange) {
	return changePosts(db, {
		before: sql`where ${inArray(blogPosts.id, ids)} and deleted_at is null`,
		change: sql`update blog_posts set deleted_at = ${now}, scheduled_at = null,
				${nextRevision}, updated_at = ${now}
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
				${nextRevision}, updated_at = ${now}
			from before where blog_posts.id = before.id`,
		cause: 'restore',
		userName,
		now,
	});
}

/** Deletes posts for good, and only from the bin. */
export const purgePosts = (db: Database, ids: string[]): Promise<string[]> =>
	purge(db, and(inArray(blogPosts.id, ids), isNotNull(blogPosts.deleted_at)));

/** Deletes what has been in the bin for 30 days at `now`; what was deleted by a clock that was ahead is there from now on. */
export async function purgeExpiredPosts(db: Database, now: Date): Promise<void> {
	const deleted_at = now.toISOString();
	await db.update(blogPosts).set({ deleted_at }).where(isAhead(blogPosts.deleted_at, now));
	const limit = new Date(now.getTime() - limits.binDays * 86_400_000).toISOString();
	await purge(db, lt(blogPosts.deleted_at, limit));
}

/**
 * Deletes these posts in one statement. If a plan sent a post's readers to another one, its addresses become that one's,
 * so that they lead there for ever; the deletion itself reaches only what still belongs to the post.
 */
async function purge(db: Database, which: SQL | undefined): Promise<string[]> {
	const purged = await listRows<{ id: string }>(
		db,
		sql`with recursive gone as materialized (
			select id, slug from blog_posts where ${which} order by id for update
		), led(post_id, to_id) as (
			select post_id, leads_to from post_forwards where post_id in (select id from gone)
			union
			select led.post_id, post_forwards.leads_to from led join post_forwards on post_forwards.post_id = led.to_id
			where led.to_id in (select id from gone)
		), heirs as (
			select post_id, to_id from led where to_id not in (select id from gone)
		), own as (
			insert into slug_redirects (slug, post_id)
			select slug, to_id from gone join heirs on post_id = id
			on conflict (slug) do nothing
		), renamed as (
			update slug_redirects set post_id = to_id from heirs where slug_redirects.post_id = heirs.post_id
		), foreign_ones as (
			update old_addresses set post_id = to_id from heirs where old_addresses.post_id = heirs.post_id
		), forwards as (
			update post_forwards set leads_to = to_id from heirs
			where leads_to = heirs.post_id and post_forwards.post_id <> to_id
				and post_forwards.post_id not in (select id from gone)
		), copies as (
			delete from drafts using gone where post_id = gone.id
		), removals as (
			update plans set leads_to = to_id from heirs where leads_to = heirs.post_id and plans.post_id <> to_id
		)
		delete from blog_posts using gone where blog_posts.id = gone.id returning blog_posts.id`,
	);
	return purged.map(({ id }) => id);
}
