import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PostSummary } from '#domain/post';
import type { RevisionCause } from '#domain/post-versions';
import {
	carryCopies,
	discardCopies,
	findNews,
	keepRevisions,
	leaveRedirects,
	logEvents,
	publishNews,
	takeAddressesBack,
	takeTurn,
} from './change-steps.ts';
import type { Database } from './client.ts';
import { listColumns, ofCategory, seenColumns, summaryColumns } from './post-columns.ts';
import { blogPosts, categories } from './schema.ts';

export interface PostChange {
	/** `where …` of the posts as they were; they are locked in this order. None for an insert. */
	before?: SQL;
	/** The `insert` or `update`, up to its `returning`; an update joins `before`. */
	change: SQL;
	/** Does the update set the slug? An insert always does. */
	mayRename?: boolean;
	cause: RevisionCause;
	userName: string | null;
	/** ISO 8601. */
	now: string;
	/** The working copies that this makes superfluous: all of the changed posts', or one version of it. */
	discardDrafts?: boolean | { version: number };
}

export interface ChangedPosts {
	posts: PostSummary[];
	/** The publication that this wrote; null when readers see nothing new. */
	publication: number | null;
}

/** The columns of the step `changed`, which the select reads. */
const changed = alias(blogPosts, 'changed') as unknown as typeof blogPosts;

/** The posts as they were. Nobody changes them meanwhile. */
const lockPosts = (before: SQL) => sql`select * from blog_posts ${before} order by id for update`;

/** The posts as they are, with what must be known of how they were: what follows needs no join, and is planned sooner. */
const inserting = ({ change }: PostChange) => sql`${change} returning blog_posts.*,
	published and deleted_at is null as is_public, false as was_public, false as was_binned, true as is_new`;

const updating = ({ change }: PostChange) => sql`${change} returning blog_posts.*,
	blog_posts.published and blog_posts.deleted_at is null as is_public,
	before.published and before.deleted_at is null as was_public,
	before.deleted_at is not null as was_binned,
	blog_posts.published and row(${listColumns('before', seenColumns)})
		is distinct from row(${listColumns('blog_posts', seenColumns)}) as is_new`;

/** Of these causes a post neither comes nor goes: the audit log has no line of them. */
const isQuiet = (cause: RevisionCause) => cause === 'save' || cause === 'schedule';

type Step = [name: string, isNeeded: boolean, body: (change: PostChange) => SQL];

/** What follows from a change, in order. A step that is not needed would be planned for nothing. */
function listSteps({ before, mayRename = !before, cause, discardDrafts }: PostChange): Step[] {
	return [
		['news', true, findNews],
		['turn', true, takeTurn],
		['publication', true, publishNews],
		['revisions', true, keepRevisions],
		['events', !isQuiet(cause), logEvents],
		['taken_back', mayRename, takeAddressesBack],
		['left_behind', mayRename && before !== undefined, leaveRedirects],
		['discarded', Boolean(discardDrafts), discardCopies],
		['carried', !discardDrafts && before !== undefined, carryCopies],
	];
}

/**
 * Changes posts with everything that follows from it (S40), in one statement: over Neon, each is a trip to another
 * machine. It reads as its steps are listed: lock, change, then one verb for each thing that follows.
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
