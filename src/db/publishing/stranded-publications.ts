import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { isWithin } from '../is-within-sql.ts';
import { publications } from '../schema.ts';
import { builtPublication, isBuildUnderWay, waitingSince } from './build-state.ts';
import { readHostMonth } from './host-plan.ts';
import { isClaimed } from './publications.ts';

/**
 * Publications for which a build was requested but that no finished build contains: it failed or was lost. They are
 * requested again after 1, 2, 4 … 60 minutes; when the quota was used up, after a day or when the host's month begins anew.
 */
const build = sql`(select value from site_state where key = 'build')`;
const isUnbuilt = sql`${publications.id} > ${builtPublication}`;
const reason = sql`case when ${build} ->> 'state' = 'failed' then ${build} ->> 'reason' else '' end`;
async function readPause(db: Database, now: Date): Promise<{ ms: SQL; isPausing: SQL }> {
	const { start, end } = await readHostMonth(db, now);
	const at = publications.dispatched_at;
	const [first, next] = [start, end].map((date) => sql`${date.toISOString()}::timestamptz`);
	const ms = sql`case ${reason} when 'quota' then least(86400000, 1000
			* extract(epoch from case when ${at} < ${first} then ${first} else ${next} end - ${at}))
		else 60000 * least(60, power(2, greatest(${publications.attempts}, 1) - 1)) end`;
	return { ms, isPausing: isWithin(at, ms, now) };
}

/**
 * Refused content, and code that failed four times, need a change, which triggers a build of its own. Any other reason,
 * including an unknown one, may be transient.
 */
export const isWorthATry = sql`${publications.attempts} < case ${reason} when 'content' then 0 when 'code' then 4 else 40 end`;

/** Returns them to the queue. */
export async function freeStranded(db: Database, now: Date): Promise<void> {
	const { isPausing } = await readPause(db, now);
	await db
		.update(publications)
		.set({ dispatched_at: null, claimed_until: null })
		.where(sql`${publications.dispatched_at} is not null and ${isUnbuilt} and ${isWorthATry}
			and not ${isPausing} and not ${isBuildUnderWay(now)}`);
}

/** Returns everything that no finished build contains to the queue, whatever was tried with it. */
export async function requeueUnbuilt(db: Database): Promise<void> {
	await db
		.update(publications)
		.set({ dispatched_at: null, claimed_until: null, attempts: 0, last_error: null })
		.where(isUnbuilt);
}

/** Since when something waits for a build; null when nothing does, or for its month. */
export async function findWaitingSince(db: Database): Promise<string | null> {
	const [row] = await db
		.select({
			since: sql<string | null>`min(${waitingSince})`.mapWith(publications.created_at),
		})
		.from(publications)
		.where(sql`${isUnbuilt} and coalesce(${reason}, '') <> 'quota'`);
	return row?.since ?? null;
}

/** When the outbox needs attention next; undefined when everything is built or given up. */
export async function findNextTry(db: Database, now: Date): Promise<string | undefined> {
	const { ms, isPausing } = await readPause(db, now);
	const [row] = await db
		.select({
			next: sql<string | null>`min(case when ${isPausing}
					then ${publications.dispatched_at} + ${ms} * interval '1 millisecond'
				when ${publications.dispatched_at} is null and ${isClaimed(now)}
					then ${publications.claimed_until}
				else ${now.toISOString()}::timestamptz end)`.mapWith(publications.created_at),
		})
		.from(publications)
		.where(sql`${publications.dispatched_at} is null or (${isUnbuilt} and ${isWorthATry})`);
	return row?.next ?? undefined;
}
