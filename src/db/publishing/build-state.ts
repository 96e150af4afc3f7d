import { type SQL, sql } from 'drizzle-orm';
import { isWithin } from '#domain/time/is-within';
import type { Database } from '../client.ts';
import { isWithin as isWithinSql } from '../is-within-sql.ts';
import { siteState } from '../schema.ts';
import { readState } from '../site-state.ts';

export type BuildFailure =
	| 'hook'
	| 'database'
	| 'content'
	| 'timeout'
	| 'quota'
	| 'code'
	| 'unknown';

/** What is known of the site's builds, as reported by the local runner or Netlify's deploy events. */
export interface BuildState {
	state: 'idle' | 'queued' | 'building' | 'failed';
	/** ISO 8601, when this state began. */
	since: string | null;
	reason: BuildFailure | null;
	log: string | null;
	/** The newest publication of the last finished build. */
	publication: number;
	/** The newest publication that the site's own address was seen to contain; absent until it was read. */
	shown?: number;
	/** Since when the site's own address cannot be read; null while it can. */
	unread_since?: string | null;
	/** When builds were possible again after a month's had been used up; absent when they never were. */
	resumed_at?: string;
	/** Durations of recent builds in milliseconds, newest last. */
	durations_ms: number[];
}

const key = 'build';
const atFirst: BuildState = {
	state: 'idle',
	since: null,
	reason: null,
	log: null,
	publication: 0,
	durations_ms: [],
};

/** Longer than Netlify lets a build run: a build without news for this long is considered lost. */
const lostAfterMs = 20 * 60_000;

export async function readBuildState(db: Database): Promise<BuildState> {
	return (await readState<BuildState>(db, key)) ?? atFirst;
}

/** Whether so much time has passed since then that a build without news is lost. */
export const isLost = (since: string, now: Date): boolean => !isWithin(since, lostAfterMs, now);

export const lostAt = (since: string): string =>
	new Date(Date.parse(since) + lostAfterMs).toISOString();

export function isUnderWay({ state, since }: BuildState, now: Date): boolean {
	const isAsked = state === 'queued' || state === 'building';
	return isAsked && since !== null && !isLost(since, now);
}

/** The same test in SQL. */
export function isBuildUnderWay(now: Date): SQL {
	const since = sql`(value ->> 'since')::timestamptz`;
	return sql`exists (select from site_state where key = ${key}
		and value ->> 'state' in ('queued', 'building')
		and ${isWithinSql(since, lostAfterMs, now)})`;
}

/** The newest publication in a finished build, in SQL. */
export const builtPublication: SQL = sql`coalesce((select (value ->> 'publication')::bigint
	from site_state where key = 'build'), 0)`;

/** Whether the site's address cannot be read, in SQL. */
export const isUnread: SQL = sql`exists (select from site_state
	where key = 'build' and value ->> 'unread_since' is not null)`;

/** The newest publication that readers can see in the site, in SQL; 0 while its address cannot be read. */
export const shownPublication: SQL = sql`case when ${isUnread} then 0
	else coalesce((select (value ->> 'shown')::bigint from site_state where key = 'build'), 0) end`;

/** Updates the given fields. */
export async function changeBuildState(db: Database, change: Partial<BuildState>): Promise<void> {
	await db
		.insert(siteState)
		.values({ key, value: { ...atFirst, ...change } })
		.onConflictDoUpdate({ target: siteState.key, set: merged(change) });
}

/** Marks a build as queued, unless one is running. Can be awaited, or used as a step of another statement. */
export function queueBuild(db: Database, now: Date) {
	const change = { state: 'queued' as const, since: now.toISOString() };
	return db
		.insert(siteState)
		.values({ key, value: { ...atFirst, ...change } })
		.onConflictDoUpdate({
			target: siteState.key,
			set: merged(change, resumed(now)),
			setWhere: sql`${siteState.value} ->> 'state' <> 'building' or not ${isBuildUnderWay(now)}`,
		});
}

const isSpent: SQL = sql`(${siteState.value} ->> 'state' = 'failed' and ${siteState.value} ->> 'reason' = 'quota')`;

/** Where a month's builds had been used up there are some again, because one is requested. */
const resumed = (now: Date): SQL => sql`case when ${isSpent}
	then jsonb_build_object('resumed_at', ${now.toISOString()}::text) else '{}' end`;

/** The hook was called, and refused: it is no longer the month that holds up what waits. */
export async function endQuota(db: Database, now: Date): Promise<void> {
	const change = { state: 'idle' as const, since: now.toISOString(), reason: null, log: null };
	await db
		.update(siteState)
		.set(merged(change, resumed(now)))
		.where(sql`${siteState.key} = ${key} and ${isSpent}`);
}

/** Since when a publication could have been built, in SQL. */
export const waitingSince: SQL = sql`greatest(created_at, (select (value ->> 'resumed_at')::timestamptz
	from site_state where key = 'build'))`;

const merged = (change: Partial<BuildState>, more: SQL = sql`'{}'`) => ({
	value: sql`${siteState.value} || ${JSON.stringify(change)}::jsonb || (${more})::jsonb`,
	updated_at: sql`now()`,
});
