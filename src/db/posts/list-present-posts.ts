import { inArray } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { blogPosts } from '../schema.ts';

/** Which of these ids already belong to posts, including those in the bin. */
export async function listPresentPosts(db: Database, ids: string[]): Promise<Set<string>> {
	const rows = await db
		.select({ id: blogPosts.id })
		.from(blogPosts)
		.where(inArray(blogPosts.id, ids));
	return new Set(rows.map((row) => row.id));
}

/** Whether any post exists, including those in the bin. */
export async function hasPosts(db: Database): Promise<boolean> {
	const rows = await db.select({ id: blogPosts.id }).from(blogPosts).limit(1);
	return rows.length > 0;
}
