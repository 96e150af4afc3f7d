import { sql } from 'drizzle-orm';
import { overdueAfterMs } from '#domain/post/post';
import type { Database } from '../client.ts';
import { type ChangedPosts, changePosts } from '../posts/change-posts.ts';
import { blogPosts } from '../schema.ts';
import { isoText, listRows } from '../sql-text.ts';

/**
 * Publishes every scheduled post that is due, including overdue ones, in one statement: however many calls run at once,
 * each post is published once.
 */
export function publishDue(db: Database, now: string): Promise<ChangedPosts> {
	return changePosts(db, {
		before: sql`where not published and deleted_at is null
			and date_trunc('minute', scheduled_at) <= ${now}`,
		change: sql`update blog_posts set published = true,
				published_at = coalesce(blog_posts.published_at, blog_posts.scheduled_at),
				revision = blog_posts.revision + 1, updated_at = ${now}
			from before where blog_posts.id = before.id and not blog_posts.published`,
		cause: 'publish',
		userName: null,
		now,
		due: sql`news.scheduled_at`,
	});
}

/** When the next scheduled post or plan is due, in SQL. */
const nextDue = sql`least(
	(select min(scheduled_at) from blog_posts where not published and deleted_at is null),
	(select min(at) from plans where waits is null))`;

/** When the next scheduled post or plan is due; undefined when there is none. */
export async function findNextDue(db: Database): Promise<string | undefined> {
	const [row] = await listRows<{ next: string | null }>(
		db,
		sql`select ${isoText(nextDue)} as next`,
	);
	return row?.next ?? undefined;
}

/**
 * How many posts and plans are late, because the scheduler has not run, which posts have plans, and what is due next.
 */
export async function readWaiting(
	db: Database,
	now: Date,
): Promise<{ overdue: number; planned: string[]; next: string | null }> {
	const late = new Date(now.getTime() - overdueAfterMs).toISOString();
	const [row] = await db
		.select({
			overdue: sql<number>`count(*) + (select count(*) from plans
				where waits is null and plans.at <= ${late})`.mapWith(Number),
			planned: sql<string[]>`array(select distinct post_id from plans)`,
			next: sql<string | null>`${isoText(nextDue)}`,
		})
		.from(blogPosts)
		.where(
			sql`not ${blogPosts.published} and ${blogPosts.deleted_at} is null
				and ${blogPosts.scheduled_at} <= ${late}`,
		);
	return row ?? { overdue: 0, planned: [], next: null };
}

/** The next scheduled post; undefined when there is none. */
export async function findNextPost(
	db: Database,
): Promise<{ id: string; title: string; scheduled_at: string } | undefined> {
	const [row] = await db
		.select({
			id: blogPosts.id,
			title: blogPosts.title,
			scheduled_at: sql<string>`${blogPosts.scheduled_at}`.mapWith(blogPosts.scheduled_at),
		})
		.from(blogPosts)
		.where(
			sql`not ${blogPosts.published} and ${blogPosts.deleted_at} is null and ${blogPosts.scheduled_at} is not null`,
		)
		.orderBy(blogPosts.scheduled_at)
		.limit(1);
	return row;
}
