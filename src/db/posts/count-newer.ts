import { and, count, eq, gt, inArray, isNull, max, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../client.ts';
import type { PostOrder } from '../publishing/read-snapshot.ts';
import { blogPosts } from '../schema.ts';
import { isPublic } from './post-columns.ts';

/** How many public posts stand above each of these, or would if it came out now; none above one that is not created. */
export async function countNewer(
	db: Database,
	ids: string[],
	orderBy: PostOrder,
): Promise<Map<string, number>> {
	const newer = alias(blogPosts, 'newer');
	const isNewer = and(
		eq(newer.published, true),
		isNull(newer.deleted_at),
		// The first publication stays; a post that never was public gets that of today.
		gt(newer[orderBy], blogPosts[orderBy]),
	);
	const counts = await db
		.select({ id: blogPosts.id, above: count() })
		.from(blogPosts)
		.innerJoin(newer, isNewer)
		.where(and(inArray(blogPosts.id, ids), eq(blogPosts.is_created, true)))
		.groupBy(blogPosts.id);
	return new Map(counts.map(({ id, above }) => [id, above]));
}

/** How many of these posts stand below a public post that is none of them. */
export function countBelowOthers(db: Database, ids: string[], orderBy: PostOrder): Promise<number> {
	const newest = db
		.select({ at: max(blogPosts[orderBy]) })
		.from(blogPosts)
		.where(and(isPublic, notInArray(blogPosts.id, ids)));
	return db.$count(
		blogPosts,
		sql`${inArray(blogPosts.id, ids)} and ${blogPosts[orderBy]} < (${newest})`,
	);
}
