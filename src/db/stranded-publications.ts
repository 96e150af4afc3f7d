import { type SQL, sql } from 'drizzle-orm';
import { isBuildUnderWay } from './build-state.ts';
import type { Database } from './client.ts';
import { publications } from './schema.ts';

/**
 * Publications that a build was asked for and that no finished build contains: it failed, or was never heard
 * of again. They are asked for again after 1, 2, 4 … 60 minutes, after a day when the quota was at its end.
 */
const build = sql`(select value from site_state where key = 'build')`;
const isUnbuilt = sql`${publications.id} > coalesce((${build} ->> 'publication')::bigint, 0)`;
const reason = sql`case when ${build} ->> 'state' = 'failed' then ${build} ->> 'reason' else '' end`;
const nextTry = sql`${publications.dispatched_at} + case ${reason} when 'quota' then interval '1 day'
	else interval '1 minute' * least(60, power(2, greatest(${publications.attempts}, 1) - 1)) end`;
/**
 * Content that was refused, and code that failed four times, want a change, and that builds by itself. Any other
 * reason may pass, and so may one that nobody knows.
 */
const isWorthATry = sql`${publications.attempts} < case ${reason} when 'content' then 0 when 'code' then 4 else 40 end`;

const isStranded = (now: Date): SQL => sql`${publications.dispatched_at} is not null
	and ${isUnbuilt} and ${isWorthATry} and ${nextTry} <= ${now.toISOString()}
	and not ${isBuildUnderWay(now)}`;

export async function hasStranded(db: Database, now: Date): Promise<boolean> {
	const rows = await db
		.select({ id: publications.id })
		.from(publications)
		.where(isStranded(now))
		.limit(1);
	return rows.length > 0;
}

/** Puts them back among those that wait. */
export async function freeStranded(db: Database, now: Date): Promise<void> {
	await db
		.update(publications)
		.set({ dispatched_at: null, claimed_until: null })
		.where(isStranded(now));
}

/** When the outbox is to be looked at next; undefined when all of it is built or given up. */
export async function findNextTry(db: Database): Promise<string | undefined> {
	const [row] = await db
		.select({
			next: sql<
				string | null
			>`min(case when ${publications.dispatched_at} is not null then ${nextTry}
				else coalesce(${publications.claimed_until}, ${publications.created_at}) end)`.mapWith(
				publications.created_at,
			),
		})
		.from(publications)
		.where(sql`${publications.dispatched_at} is null or (${isUnbuilt} and ${isWorthATry})`);
	return row?.next ?? undefined;
}
