import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { siteState } from './schema.ts';
import { readState } from './site-state.ts';

export type BuildFailure = 'database' | 'content' | 'timeout' | 'quota' | 'code';

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

export async function readBuildState(db: Database): Promise<BuildState> {
	return (await readState<BuildState>(db, key)) ?? atFirst;
}

/** Changes what is given; a build that runs is not queued again by a later save. */
export async function changeBuildState(db: Database, change: Partial<BuildState>): Promise<void> {
	const merged = sql`${siteState.value} || ${JSON.stringify(change)}::jsonb`;
	await db
		.insert(siteState)
		.values({ key, value: { ...atFirst, ...change } })
		.onConflictDoUpdate({
			target: siteState.key,
			set: { value: merged, updated_at: sql`now()` },
			...(change.state === 'queued' && {
				setWhere: sql`${siteState.value} ->> 'state' <> 'building'`,
			}),
		});
}
