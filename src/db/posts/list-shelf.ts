import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { CopyFields } from '#domain/post/post-versions';
import type { Database } from '../client.ts';
import { blogPosts } from '../schema.ts';
import { typedColumns, typedText } from './typed-draft.ts';

/** Letters of a text: enough for a hint about it, and bounds the reply. */
const most = 40_000;

/** The drafts without a date that were changed last, as publishing would show them, and the number of all. */
export async function listShelf(
	db: Database,
	limit: number,
): Promise<{ drafts: { id: string; fields: CopyFields; is_cut: boolean }[]; total: number }> {
	const rows = await db
		.select({
			id: blogPosts.id,
			row: { ...typedColumns, content: sql<string>`left(${blogPosts.content}, ${most})` },
			is_cut: sql<boolean>`length(${blogPosts.content}) > ${most}`,
			total: sql<number>`count(*) over ()`.mapWith(Number),
		})
		.from(blogPosts)
		.where(
			and(
				isNull(blogPosts.deleted_at),
				eq(blogPosts.published, false),
				isNull(blogPosts.scheduled_at),
			),
		)
		.orderBy(desc(blogPosts.updated_at), desc(blogPosts.id))
		.limit(limit);
	return {
		drafts: rows.map(({ id, row, is_cut }) => ({ id, fields: typedText(row), is_cut })),
		total: rows[0]?.total ?? 0,
	};
}
