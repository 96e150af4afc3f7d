import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { fold } from '#domain/fold';
import type { PostSummary } from '#domain/post';
import type { Database } from './client.ts';
import { ofCategory, summaryColumns } from './post-columns.ts';
import { blogPosts, categories } from './schema.ts';

export type PostFilter = 'all' | 'draft' | 'published' | 'scheduled' | 'deleted';
export type PostSort = 'recent' | 'scheduled-closest' | 'scheduled-furthest';

export interface PostListQuery {
	status: PostFilter;
	sort: PostSort;
	/** From 1. */
	page: number;
	pageSize: number;
	/** Part of a title. */
	q: string;
}

export interface PostList {
	posts: PostSummary[];
	/** Posts per filter that match `q`. */
	counts: Record<PostFilter, number>;
	next_scheduled_at: string | null;
}

const { published, scheduled_at, deleted_at, created_at, id } = blogPosts;

const filters: Record<PostFilter, SQL | undefined> = {
	all: isNull(deleted_at),
	published: and(isNull(deleted_at), eq(published, true)),
	scheduled: and(isNull(deleted_at), eq(published, false), isNotNull(scheduled_at)),
	draft: and(isNull(deleted_at), eq(published, false), isNull(scheduled_at)),
	deleted: isNotNull(deleted_at),
};

/** A published post waits for no date any more, so it stands with those that have none. */
const waitingFor = sql`case when not ${published} then ${scheduled_at} end`;
const newestFirst = [desc(created_at), desc(id)];
/** Spec §2: newest by creation; in both scheduled orders those without a date come last. */
const orders: Record<PostSort, SQL[]> = {
	recent: newestFirst,
	'scheduled-closest': [asc(waitingFor).append(sql` nulls last`), ...newestFirst],
	'scheduled-furthest': [desc(waitingFor).append(sql` nulls last`), ...newestFirst],
};

/** B7: `%`, `_` and the backslash of a search are letters, not patterns. */
function titleMatches(q: string): SQL | undefined {
	const folded = fold(q.trim()).replace(/[\\%_]/g, '\\$&');
	return folded === '' ? undefined : sql`${blogPosts.title_folded} like ${`%${folded}%`}`;
}

/** Of all posts, whatever is searched for. */
const nextDue = sql<string | null>`(select min(due.scheduled_at) from ${blogPosts} due
	where not due.published and due.deleted_at is null)`.mapWith(scheduled_at);

async function countPosts(db: Database, matches: SQL | undefined) {
	const count = (filter: SQL | undefined) =>
		sql<number>`count(*) filter (where ${filter})`.mapWith(Number);
	const [counts] = await db
		.select({
			all: count(filters.all),
			published: count(filters.published),
			scheduled: count(filters.scheduled),
			draft: count(filters.draft),
			deleted: count(filters.deleted),
			next: nextDue,
		})
		.from(blogPosts)
		.where(matches);
	if (!counts) throw new Error('a count answers one row');
	return counts;
}

/** One page of the editor's list, without bodies, and the counts of every filter (Spec §2). */
export async function listPosts(db: Database, query: PostListQuery): Promise<PostList> {
	const matches = titleMatches(query.q);
	const [{ next, ...counts }, rows] = await Promise.all([
		countPosts(db, matches),
		db
			.select(summaryColumns(blogPosts))
			.from(blogPosts)
			.leftJoin(categories, ofCategory(blogPosts))
			.where(and(filters[query.status], matches))
			.orderBy(...orders[query.sort])
			.limit(query.pageSize)
			.offset((query.page - 1) * query.pageSize),
	]);
	return { posts: rows, counts, next_scheduled_at: next };
}
