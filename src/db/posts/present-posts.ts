import { inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { blogPosts, postRevisions } from '../schema.ts';

/** What a post says, or said once. */
export interface PostVersion {
	id: string;
	title: string;
	content: string;
	/** Of the post. */
	created_at: string;
}

/** Every version of the posts with these ids or, as they are now, these titles; those in the bin too. */
export async function listPostVersions(
	db: Database,
	ids: string[],
	titles: string[],
): Promise<PostVersion[]> {
	const { id, title, content, created_at } = blogPosts;
	const current = await db
		.select({ id, title, content, created_at })
		.from(blogPosts)
		.where(or(inArray(id, ids), inArray(title, titles)));
	const created = new Map(current.map((post) => [post.id, post.created_at]));
	const kept = await db
		.select({
			id: postRevisions.post_id,
			title: sql<string>`${postRevisions.fields} ->> 'title'`,
			content: sql<string>`${postRevisions.fields} ->> 'content'`,
		})
		.from(postRevisions)
		.where(inArray(postRevisions.post_id, ids));
	return [
		...current,
		...kept.map((version) => ({ ...version, created_at: created.get(version.id) ?? '' })),
	];
}

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
