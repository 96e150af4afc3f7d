import { gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { blogPosts, publications } from '../schema.ts';
import { writeState } from '../site-state.ts';
import { builtPublication } from './build-state.ts';

const key = 'late-posts';
const leftKey = 'late-posts-left';

/** Posts that could not be brought forward. */
export interface LeftPosts {
	/** There was no room; the scheduler's next ticks bring them. */
	over: string[];
	/** They cannot be rendered: the next build names them and says why. */
	broken: string[];
}

/** The newest publication that was brought forward, in SQL. */
export const broughtForward: SQL = sql`coalesce((select (value #>> '{}')::bigint from site_state where key = ${key}), 0)`;

/** Whether there was no room for a post. */
export const isOver: SQL = sql`exists (select from site_state where key = ${leftKey}
	and jsonb_exists(value -> 'over', ${blogPosts.id}::text))`;

/** Whether every publication is in a finished build, or was brought forward. */
export async function isAllForward(db: Database): Promise<boolean> {
	const { id } = publications;
	const isAnyOver = sql`exists (select from site_state where key = ${leftKey}
		and jsonb_array_length(value -> 'over') > 0)`;
	const isUnseen = sql`(${gt(id, broughtForward)} or ${isAnyOver})`;
	const newer = await db
		.select({ id })
		.from(publications)
		.where(sql`${gt(id, builtPublication)} and ${isUnseen}`)
		.limit(1);
	return newer.length === 0;
}

/** Everything up to this publication was brought forward, but for these posts. */
export async function markForward(
	db: Database,
	publication: number,
	left: LeftPosts,
): Promise<void> {
	// First, so that a process that dies in between leaves the posts awaited.
	await writeState(db, leftKey, left);
	await writeState(db, key, publication);
}

/** Whether a publication is of a post that could not be brought forward; one without a post may be. */
export const isLeft: SQL = sql`exists (select from site_state where key = ${leftKey}
	and case when publications.post_id is null
		then publications.kind = 'publish' and (value -> 'over') || (value -> 'broken') <> '[]'
		else jsonb_exists((value -> 'over') || (value -> 'broken'), publications.post_id::text) end)`;
