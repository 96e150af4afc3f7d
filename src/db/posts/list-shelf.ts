import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { valuesOf } from '#domain/form-values';
import { pickFields, revisionFields } from '#domain/post-fields';
import type { CopyFields } from '#domain/post-versions';
import type { Database } from '../client.ts';
import { blogPosts, drafts } from '../schema.ts';

/** Letters of a text: enough for a hint about it, and bounds the reply. */
const most = 40_000;

/** The drafts without a date that were changed last, as publishing would show them, and the number of all. */
export async function listShelf(
	db: Database,
	limit: number,
): Promise<{ drafts: { id: string; fields: CopyFields; is_cut: boolean }[]; total: number }> {
	const changedAt = sql`greatest(${blogPosts.updated_at}, ${drafts.updated_at})`;
	const rows = await db
		.select({
			id: blogPosts.id,
			post: {
				...pickFields(blogPosts, revisionFields),
				content: sql<string>`left(${blogPosts.content}, ${most})`,
			},
			copy: sql<CopyFields | null>`jsonb_set(${drafts.fields}, '{content}',
				to_jsonb(left(${drafts.fields} ->> 'content', ${most})))`.mapWith(drafts.fields),
			is_cut: sql<boolean>`length(coalesce(${drafts.fields} ->> 'content', ${blogPosts.content})) > ${most}`,
			total: sql<number>`count(*) over ()`.mapWith(Number),
		})
		.from(blogPosts)
		.leftJoin(drafts, eq(drafts.post_id, blogPosts.id))
		.where(
			and(
				isNull(blogPosts.deleted_at),
				eq(blogPosts.published, false),
				isNull(blogPosts.scheduled_at),
			),
		)
		.orderBy(desc(changedAt), desc(blogPosts.id))
		.limit(limit);
	return {
		drafts: rows.map(({ id, post, copy, is_cut }) => ({
			id,
			fields: copy ?? valuesOf(post),
			is_cut,
		})),
		total: rows[0]?.total ?? 0,
	};
}
