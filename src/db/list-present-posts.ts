import { inArray } from 'drizzle-orm';
import type { Database } from './client.ts';
import { blogPosts } from './schema.ts';

/** Which of these ids are posts already, in the bin too. */
export async function listPresentPosts(db: Database, ids: string[]): Promise<Set<string>> {
	const rows = await db
		.select({ id: blogPosts.id })
		.from(blogPosts)
		.where(inArray(blogPosts.id, ids));
	return new Set(rows.map((row) => row.id));
}

/** Is there any post, in the bin or out of it? */
export async function hasPosts(db: Database): Promise<boolean> {
	const rows = await db.select({ id: blogPosts.id }).from(blogPosts).limit(1);
	return rows.length > 0;
}
