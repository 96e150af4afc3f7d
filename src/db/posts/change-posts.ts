import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PostSummary } from '#domain/post/post';
import type { RevisionCause } from '#domain/post/post-versions';
import type { Database } from '../client.ts';
import { blogPosts, categories } from '../schema.ts';
import { besideTopics } from '../topics/topic-turn.ts';
import {
	carryCopies,
	discardCopies,
	dropLinks,
	dropRemovals,
	endForwards,
	insertPublication,
	keepRevisions,
	leaveRedirects,
	lockNumbering,
	logEvents,
	queueForSearchEngines,
	selectPublicChanges,
	takeAddressesBack,
} from './change-steps.ts';
import type { PostChange } from './post-change.ts';
import { listSeen, ofCategory, summaryColumns } from './post-columns.ts';

export interface ChangedPosts {
	posts: PostSummary[];
	/** The publication that this wrote; null when readers see nothing new. */
	publication: number | null;
}

/** Column names of the CTE `changed`, for the select. */
const changed = alias(blogPosts, 'changed') as unknown as typeof blogPosts;

/** The posts before the change, locked against concurrent changes. */
const lockPosts = (before: SQL) =>
	sql`select * from blog_posts ${before} and ${besideTopics} order by id for update`;

/**
 * The posts after the change, with flags about their earlier state, so that later steps need no join and are planned
 * faster.
 */
const inserting = ({ change }: PostChange) => sql`${change} returning blog_posts.*,
	published and deleted_at is null as is_public, false as was_public, false as was_binned, true as is_new, true as is_news`;

const updating = ({ change }: PostChange) => sql`${change} returning blog_posts.*,
	blog_posts.published and blog_posts.deleted_at is null as is_public,
	before.published and before.deleted_at is null as was_public,
	before.deleted_at is not null as was_binned,
	blog_posts.published and row(${listSeen('before')})
		is distinct from row(${listSeen('blog_posts')}) as is_new,
	row(before.slug, before.text_changed_at)
		is distinct from row(blog_posts.slug, blog_posts.text_changed_at) as is_news`;

/** With these causes a post neither appears nor disappears, so nothing goes into the audit log. */
const quiet: readonly RevisionCause[] = ['save', 'schedule', 'planned'];
/** With these causes a post may leave the site, so a plan to take it off is done with. */
const leaving: readonly RevisionCause[] = ['unpublish', 'delete', 'removed', 'restore'];

type Step = [name: string, isNeeded: boolean, body: (change: PostChange) => SQL];

/**
 * The consequences of a change, in order. Steps that are not needed are omitted, because PostgreSQL would plan them all
 * the same.
 */
function listSteps(change: PostChange): Step[] {
	const { before, mayRename = !before, cause, dropCopies, also = [] } = change;
	return [
		['news', true, selectPublicChanges],
		['turn', true, lockNumbering],
		['publication', true, insertPublication],
		['untold', true, queueForSearchEngines],
		['revisions', true, keepRevisions],
		['events', !quiet.includes(cause), logEvents],
		['taken_back', mayRename, takeAddressesBack],
		['left_behind', mayRename && before !== undefined, leaveRedirects],
		['discarded', Boolean(dropCopies), discardCopies],
		['carried', !dropCopies && before !== undefined, carryCopies],
		['unplanned', leaving.includes(cause), dropRemovals],
		['unlinked', leaving.includes(cause), dropLinks],
		['returned', cause === 'publish', endForwards],
		...also.map(([name, body]): Step => [name, true, () => body]),
	];
}

/**
 * Changes posts with all consequences in one statement, because over Neon each statement is a network round trip. The
 * CTEs run as listed: lock, change, then one step for each consequence.
 */
export async function changePosts(db: Database, change: PostChange): Promise<ChangedPosts> {
	const { before } = change;
	const step = (name: string, body: SQL) => db.$with(name, {}).as(body);
	const changing = db
		.$with('changed', { id: changed.id })
		.as(before ? updating(change) : inserting(change));
	const rows = await db
		.with(
			...(before ? [step('before', lockPosts(before))] : []),
			changing,
			...listSteps(change).flatMap(([name, isNeeded, body]) =>
				isNeeded ? [step(name, body(change))] : [],
			),
		)
		.select({
			...summaryColumns(changed),
			publication: sql<number | null>`(select id from publication)`.mapWith(Number),
		})
		.from(changing)
		.leftJoin(categories, ofCategory(changed));
	return {
		posts: rows.map(({ publication: _, ...post }) => post),
		publication: rows[0]?.publication ?? null,
	};
}
