import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { CategoryUse, TagUse, TopicChange } from '#domain/names/topic';
import type { Database } from '../client.ts';
import { blogPosts, categories } from '../schema.ts';
import { differentTags, topicChanges } from '../topic-schema.ts';
import { categoryColumns } from './categories.ts';
import { undoLimit } from './undo-topic-change.ts';

const mostChanges = 20;
const present = sql`${blogPosts.deleted_at} is null`;
const count = (which: ReturnType<typeof sql>) =>
	sql<number>`count(*) filter (where ${present} and ${which})`.mapWith(Number);

/** All categories with the number of their posts, those in the bin apart. */
export function listCategoryUse(db: Database): Promise<CategoryUse[]> {
	return db
		.select({
			...categoryColumns,
			live: count(sql`${blogPosts.published}`),
			scheduled: count(sql`not ${blogPosts.published} and ${blogPosts.scheduled_at} is not null`),
			drafts: count(sql`not ${blogPosts.published} and ${blogPosts.scheduled_at} is null`),
			last_at: sql<string | null>`max(${blogPosts.published_at}) filter (where ${present}
				and ${blogPosts.published})`.mapWith(blogPosts.published_at),
		})
		.from(categories)
		.leftJoin(blogPosts, eq(blogPosts.category_id, categories.id))
		.groupBy(categories.id);
}

/** All tags with the number of their posts; of one that is only in the bin, 0. */
export async function listTagUse(db: Database): Promise<TagUse[]> {
	const tag = sql<string>`unnest(${blogPosts.tags})`;
	const used = db
		.select({ name: tag.as('name'), deleted_at: blogPosts.deleted_at })
		.from(blogPosts)
		.as('used');
	return db
		.select({
			name: used.name,
			posts: sql<number>`count(*) filter (where ${used.deleted_at} is null)`.mapWith(Number),
		})
		.from(used)
		.groupBy(used.name);
}

/** The posts outside the bin that have one of these tags. */
export async function countTagged(db: Database, names: string[]): Promise<number> {
	const wanted = sql`${blogPosts.tags} && ${sql.param(names)}::text[]`;
	const [row] = await db
		.select({ posts: sql<number>`count(*)`.mapWith(Number) })
		.from(blogPosts)
		.where(and(present, wanted));
	return row?.posts ?? 0;
}

export const listDifferentTags = (db: Database): Promise<{ one: string; other: string }[]> =>
	db.select({ one: differentTags.one, other: differentTags.other }).from(differentTags);

/** Remembers that these are two tags, however alike they look. */
export async function markDifferent(db: Database, names: [string, string]): Promise<void> {
	const [one = '', other = ''] = names.toSorted();
	await db.insert(differentTags).values({ one, other }).onConflictDoNothing();
}

/** What can still be undone, newest first. */
export const listTopicChanges = (db: Database, now: string): Promise<TopicChange[]> =>
	db
		.select({
			id: topicChanges.id,
			created_at: topicChanges.created_at,
			user_name: topicChanges.user_name,
			act: topicChanges.act,
			subject: topicChanges.subject,
			result: topicChanges.result,
			topic: sql<'category' | 'tag'>`${topicChanges.kept} ->> 'topic'`,
		})
		.from(topicChanges)
		.where(and(isNull(topicChanges.undone_at), gte(topicChanges.created_at, undoLimit(now))))
		.orderBy(desc(topicChanges.created_at))
		.limit(mostChanges);
