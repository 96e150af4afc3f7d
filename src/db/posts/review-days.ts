import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#domain/app-error';
import type { Database } from '../client.ts';
import { blogPosts } from '../schema.ts';
import { postMissing } from './find-post.ts';

const { id, review_on, deleted_at } = blogPosts;

interface Review {
	post_id: string;
	title: string;
	on: string;
}

interface Days {
	/** The first day; omitted: however long ago. */
	from?: string;
	/** The day after the last. */
	until: string;
}

/** The posts to review on these days, by day, and the number of all. */
export async function listReviews(
	db: Database,
	{ from = '', until }: Days,
	limit: number,
): Promise<{ reviews: Review[]; total: number }> {
	const rows = await db
		.select({
			post_id: id,
			title: blogPosts.title,
			on: sql<string>`${review_on}`,
			total: sql<number>`count(*) over ()`.mapWith(Number),
		})
		.from(blogPosts)
		.where(and(isNull(deleted_at), sql`${review_on} >= ${from} and ${review_on} < ${until}`))
		.orderBy(review_on, id)
		.limit(limit);
	return { reviews: rows.map(({ total: _, ...review }) => review), total: rows[0]?.total ?? 0 };
}

const countOf = (which: SQL) =>
	sql<number>`(select count(*) from ${blogPosts} reviewed
		where reviewed.deleted_at is null and reviewed.review_on is not null and ${which})`.mapWith(
		Number,
	);

/** Of all posts: how many have a day of review, and how many of those days have gone by. */
export const reviewCounts = (today: string) => ({
	reviews: countOf(sql`true`).as('reviews'),
	late: countOf(sql`reviewed.review_on < ${today}`).as('late_reviews'),
});

interface NewReviewDay {
	post_id: string;
	/** The day as last seen. */
	from: string | null;
	on: string | null;
}

const is = (day: string | null) => (day === null ? isNull(review_on) : eq(review_on, day));

/** Sets the day, or takes it away; no revision, because neither text nor readers see it. Repeated, it changes nothing. */
export async function setReviewDay(
	db: Database,
	{ post_id, from, on }: NewReviewDay,
): Promise<void> {
	const isPresent = and(eq(id, post_id), isNull(deleted_at));
	const set = await db
		.update(blogPosts)
		.set({ review_on: on })
		.where(and(isPresent, or(is(from), is(on))))
		.returning({ id });
	if (set.length > 0) return;
	const [post] = await db.select({ review_on }).from(blogPosts).where(isPresent);
	if (!post) throw postMissing();
	const other = post.review_on?.split('-').reverse().join('/');
	throw new AppError(
		'stale_revision',
		other
			? `A data de revisão deste post já é outra: ${other}.`
			: 'Este post não tem mais data de revisão.',
	);
}
