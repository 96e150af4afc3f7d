import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { limits } from '#config/limits';
import type { Database } from '../client.ts';
import { isPublic } from '../posts/post-columns.ts';
import { blogPosts } from '../schema.ts';
import { visits } from '../visit-schema.ts';

const leastViews = 20;
/** Some to spare, because a build may leave posts out. */
const most = 2 * limits.mostRead;

/** The ids of the public posts with most views since a day, if these are enough to tell. */
export async function listMostRead(db: Database, since: string): Promise<string[]> {
	const views = sql`sum(${visits.count})`;
	const rows = await db
		.select({ id: blogPosts.id })
		.from(visits)
		.innerJoin(blogPosts, eq(blogPosts.id, visits.post_id))
		.where(and(isPublic, eq(visits.span, 'day'), eq(visits.kind, 'view'), gte(visits.since, since)))
		.groupBy(blogPosts.id)
		.having(sql`${views} >= ${leastViews}`)
		.orderBy(desc(views), desc(blogPosts.published_at), blogPosts.id)
		.limit(most);
	return rows.map(({ id }) => id);
}
