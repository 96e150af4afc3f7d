import { and, eq, inArray } from 'drizzle-orm';
import { sameValues, valuesOf, withoutTime } from '#domain/post/form-values';
import { pickFields, revisionFields } from '#domain/post/post-fields';
import type { Database } from '../client.ts';
import { blogPosts, drafts } from '../schema.ts';

/** The published posts among these whose working copy differs from what readers see. */
export async function listChanged(
	db: Database,
	ids: readonly string[],
): Promise<ReadonlySet<string>> {
	if (ids.length === 0) return new Set();
	const rows = await db
		.select({ id: blogPosts.id, post: pickFields(blogPosts, revisionFields), copy: drafts.fields })
		.from(blogPosts)
		.innerJoin(drafts, eq(drafts.post_id, blogPosts.id))
		.where(and(inArray(blogPosts.id, [...ids]), eq(blogPosts.published, true)));
	const changed = rows.filter(({ post, copy }) => !sameValues(withoutTime(copy), valuesOf(post)));
	return new Set(changed.map(({ id }) => id));
}
