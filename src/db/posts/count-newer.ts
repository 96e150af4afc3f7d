import { and, eq, inArray, isNull, max, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import type { PostOrder } from '../publishing/read-snapshot.ts';
import { blogPosts } from '../schema.ts';
import { isPublic } from './post-columns.ts';

/** How many public posts would stand above this one if it came out now; 0 for one that is public, or only begun. */
export function countNewer(db: Database, id: string, orderBy: PostOrder): Promise<number> {
	// The first publication stays; a post that never was public gets that of today.
	const own = db
		.select({ at: blogPosts[orderBy] })
		.from(blogPosts)
		.where(and(eq(blogPosts.id, id), eq(blogPosts.published, false), isNull(blogPosts.begun_at)));
	return db.$count(blogPosts, sql`${isPublic} and ${blogPosts[orderBy]} > (${own})`);
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
