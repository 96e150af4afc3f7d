import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { sameValues, valuesOf, withoutTime } from '#domain/post/form-values';
import type { PostSummary } from '#domain/post/post';
import { pickFields, revisionFields } from '#domain/post/post-fields';
import { fold } from '#domain/text/fold';
import type { TimeRange } from '#domain/time/period';
import type { Database } from '../client.ts';
import { findingColumns, findingOf, type PostFinding } from '../publishing/build-findings.ts';
import { blogPosts, buildFindings, categories, drafts } from '../schema.ts';
import { type Found, findByWords, findSnippets } from './list-search.ts';
import { ofCategory, summaryColumns } from './post-columns.ts';
import { reviewCounts } from './review-days.ts';
import { folded } from './search-words.ts';
import { ofPost } from './working-copies.ts';

type PostFilter = 'all' | 'draft' | 'published' | 'scheduled' | 'deleted';
type PostSort =
	| 'recent'
	| 'scheduled-closest'
	| 'scheduled-furthest'
	| 'views'
	| 'updated'
	| 'review-closest';

interface PostListQuery {
	status: PostFilter;
	sort: PostSort;
	/** Starts at 1. */
	page: number;
	pageSize: number;
	/** Words of a title or a text, or a text with a post's code. */
	q: string;
	/** An id, or `none`. */
	category?: string | undefined;
	/** A name; case and accents are ignored. */
	author?: string | undefined;
	/** Only posts whose date in the list, a draft's creation, is in this range. */
	dated?: TimeRange | undefined;
	/** Only posts with a day of review. */
	review?: 'dated' | undefined;
	/** In São Paulo: `2026-11-26`. */
	today: string;
}

/** A post, with what the last build could not show of it. */
interface ListedPost extends PostSummary {
	finding: PostFinding | null;
	/** When it went into the bin. */
	deleted_at: string | null;
	/** Whether it is published, and a working copy has changes that readers do not see. */
	has_changes: boolean;
	/** Where the text has the words that the title lacks. */
	found?: string;
}

interface PostList {
	posts: ListedPost[];
	/** Number of posts per status that match the rest of the query. */
	counts: Record<PostFilter, number>;
	next_scheduled_at: string | null;
	/** Of all posts, regardless of the query. */
	reviews: { dated: number; late: number };
}

const { published, scheduled_at, review_on, deleted_at, created_at, id } = blogPosts;

const filters: Record<PostFilter, SQL | undefined> = {
	all: isNull(deleted_at),
	published: and(isNull(deleted_at), eq(published, true)),
	scheduled: and(isNull(deleted_at), eq(published, false), isNotNull(scheduled_at)),
	draft: and(isNull(deleted_at), eq(published, false), isNull(scheduled_at)),
	deleted: isNotNull(deleted_at),
};

/** A published post is no longer waiting for a date, so it is sorted with those that have none. */
const waitingFor = sql`case when not ${published} then ${scheduled_at} end`;
const newestFirst = [desc(created_at), desc(id)];
/** Newest by creation; in both scheduled orders posts without a date come last. */
const orders: Record<PostSort, SQL[]> = {
	recent: newestFirst,
	'scheduled-closest': [asc(waitingFor).append(sql` nulls last`), ...newestFirst],
	'scheduled-furthest': [desc(waitingFor).append(sql` nulls last`), ...newestFirst],
	views: [desc(blogPosts.views), ...newestFirst],
	updated: [desc(blogPosts.updated_at), ...newestFirst],
	'review-closest': [asc(review_on).append(sql` nulls last`), ...newestFirst],
};

const publishedOn = sql`case when ${published} then ${blogPosts.published_at} else ${scheduled_at} end`;

const shownDate = sql`coalesce(${publishedOn}, ${created_at})`;

const isDated = ({ from, until }: TimeRange): SQL | undefined =>
	and(
		from ? sql`${shownDate} >= ${from}::timestamptz` : undefined,
		until ? sql`${shownDate} < ${until}::timestamptz` : undefined,
	);

const isInCategory = (category: string): SQL =>
	category === 'none'
		? isNull(blogPosts.category_id)
		: sql`${blogPosts.category_id}::text = ${category.toLowerCase()}`;

/** Folding in SQL is slow; `offset 0` keeps PostgreSQL from folding every post's name instead of the distinct ones. */
function isByAuthor(author: string): SQL {
	return sql`${blogPosts.author} = any(array(
		select name from (select distinct author as name from ${blogPosts} offset 0) names
		where name = ${author} or ${folded(sql`name`)} = ${fold(author)}))`;
}

const isOneOf = (ids: readonly string[]): SQL => sql`${id} = any(${sql.param(ids)}::uuid[])`;

const orderOf = (sort: PostSort, found: Found | undefined): SQL[] =>
	found ? [sql`not (${isOneOf(found.inTitle)})`, ...orders[sort]] : orders[sort];

/** What search and filters say, whatever the status. */
const matching = (query: PostListQuery, found: Found | undefined): SQL | undefined =>
	and(
		found && isOneOf(found.ids),
		query.category ? isInCategory(query.category) : undefined,
		query.author ? isByAuthor(query.author) : undefined,
		query.dated && isDated(query.dated),
		query.review && isNotNull(review_on),
	);

/** When the next post is due, among all posts, regardless of the search. */
const nextDue = sql<string | null>`(select min(due.scheduled_at) from ${blogPosts} due
	where not due.published and due.deleted_at is null)`.mapWith(scheduled_at);

/** One row with the number of posts per filter, the next due time, and what is to be reviewed. */
function countPosts(db: Database, matches: SQL | undefined, today: string) {
	const count = (name: PostFilter) =>
		sql<number>`count(*) filter (where ${filters[name]})`.mapWith(Number).as(`count_${name}`);
	return db
		.select({
			all: count('all'),
			published: count('published'),
			scheduled: count('scheduled'),
			draft: count('draft'),
			deleted: count('deleted'),
			next: nextDue.as('next_due'),
			...reviewCounts(today),
		})
		.from(blogPosts)
		.where(matches)
		.as('counts');
}

/** Whether a row has a post: without one that matches, the statement still returns a row with the counts. */
const isPost = <Row extends { id: unknown }>(row: Row): row is Row & PostSummary => row.id !== null;

/** Only the ids of a page: otherwise PostgreSQL would sort whole rows. */
function pageIds(
	db: Database,
	query: PostListQuery,
	matches: SQL | undefined,
	order: readonly SQL[],
) {
	return db
		.select({ id: blogPosts.id })
		.from(blogPosts)
		.where(and(filters[query.status], matches))
		.orderBy(...order)
		.limit(query.pageSize)
		.offset((query.page - 1) * query.pageSize)
		.as('page');
}

/**
 * A page of the editor's list without bodies, and the counts of every filter, in one statement. Others come before it
 * for a search, and after it where published posts have working copies, or texts what their titles lack.
 */
export async function listPosts(db: Database, query: PostListQuery): Promise<PostList> {
	const found = await findByWords(db, query.q);
	const matches = matching(query, found);
	const order = orderOf(query.sort, found);
	const counts = countPosts(db, matches, query.today);
	const page = pageIds(db, query, matches, order);
	const rows = await db
		.select({
			...summaryColumns(blogPosts),
			finding: findingColumns,
			deleted_at,
			copy: drafts.version,
			found: {
				all: counts.all,
				published: counts.published,
				scheduled: counts.scheduled,
				draft: counts.draft,
				deleted: counts.deleted,
				next: counts.next,
				reviews: counts.reviews,
				late: counts.late,
			},
		})
		.from(counts)
		.leftJoin(page, sql`true`)
		.leftJoin(blogPosts, eq(blogPosts.id, page.id))
		.leftJoin(drafts, ofPost)
		.leftJoin(categories, ofCategory(blogPosts))
		.leftJoin(buildFindings, findingOf)
		.orderBy(...order);
	const [first] = rows;
	if (!first) throw new Error('a count answers one row');
	const { next, reviews: dated, late, ...counted } = first.found;
	const present = rows.filter(isPost);
	const copied = present.filter((post) => post.published && post.copy !== null);
	const changed = await listChanged(
		db,
		copied.map((post) => post.id),
	);
	const snippets = await findSnippets(db, present, query.q);
	return {
		posts: present.map(({ found: _, copy: __, ...post }) => ({
			...post,
			has_changes: changed.has(post.id),
			...(snippets.has(post.id) && { found: snippets.get(post.id) ?? '' }),
		})),
		counts: counted,
		next_scheduled_at: next,
		reviews: { dated, late },
	};
}

/** The published posts among these whose working copy differs from what readers see. */
async function listChanged(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
	if (ids.length === 0) return new Set();
	const rows = await db
		.select({ id: blogPosts.id, post: pickFields(blogPosts, revisionFields), copy: drafts.fields })
		.from(blogPosts)
		.innerJoin(drafts, eq(drafts.post_id, blogPosts.id))
		.where(and(inArray(blogPosts.id, [...ids]), eq(blogPosts.published, true)));
	const changed = rows.filter(({ post, copy }) => !sameValues(withoutTime(copy), valuesOf(post)));
	return new Set(changed.map(({ id }) => id));
}
