import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { siteState } from './schema.ts';
import { readState } from './site-state.ts';

export type BuildFailure = 'database' | 'content' | 'timeout' | 'quota' | 'code' | 'unknown';

/** What is known of the site's builds, told by whoever runs them. */
export interface BuildState {
	state: 'idle' | 'queued' | 'building' | 'failed';
	/** ISO 8601, when this state began. */
	since: string | null;
	reason: BuildFailure | null;
	log: string | null;
	/** The newest publication of the last finished build. */
	publication: number;
	/** Durations of the last builds in milliseconds, newest last. */
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

/** Longer than Netlify lets a build run: one that was not heard of for so long has ended unheard. */
const lostAfterMs = 20 * 60_000;

export async function readBuildState(db: Database): Promise<BuildState> {
	return (await readState<BuildState>(db, key)) ?? atFirst;
}

export function isUnderWay({ state, since }: BuildState, now: Date): boolean {
	const isAsked = state === 'queued' || state === 'building';
	return isAsked && since !== null && now.getTime() - Date.parse(since) < lostAfterMs;
}

/** The same question within a statement. */
export function isBuildUnderWay(now: Date): SQL {
	const lostBefore = new Date(now.getTime() - lostAfterMs).toISOString();
	return sql`exists (select from site_state where key = ${key}
		and value ->> 'state' in ('queued', 'building')
		and (value ->> 'since')::timestamptz > ${lostBefore})`;
}

/** Changes what is given. */
export async function changeBuildState(db: Database, change: Partial<BuildState>): Promise<void> {
	await db
		.insert(siteState)
		.values({ key, value: { ...atFirst, ...change } })
		.onConflictDoUpdate({ target: siteState.key, set: merged(change) });
}

/** A build that runs is not queued again by a later save. A question to await, or a step of another one. */
export function queueBuild(db: Database, now: Date) {
	const change = { state: 'queued' as const, since: now.toISOString() };
	return db
		.insert(siteState)
		.values({ key, value: { ...atFirst, ...change } })
		.onConflictDoUpdate({
			target: siteState.key,
			set: merged(change),
			setWhere: sql`${siteState.value} ->> 'state' <> 'building' or not ${isBuildUnderWay(now)}`,
		});
}

const merged = (change: Partial<BuildState>) => ({
	value: sql`${siteState.value} || ${JSON.stringify(change)}::jsonb`,
	updated_at: sql`now()`,
});
