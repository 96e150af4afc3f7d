import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { isWithin } from '../is-within-sql.ts';
import { siteState } from '../schema.ts';
import { readState, writeState } from '../site-state.ts';

const wantedKey = 'views-wanted';
interface Wanted {
	/** ISO 8601. */
	asked_at: string;
	is_met: boolean;
}

/**
 * Requests a fresh count of views. Returns false if one was requested within `everyMs`; of concurrent calls only one
 * returns true.
 */
export async function requestViews(db: Database, now: Date, everyMs: number): Promise<boolean> {
	const value: Wanted = { asked_at: now.toISOString(), is_met: false };
	const askedAt = sql`(${siteState.value} ->> 'asked_at')::timestamptz`;
	const asked = await db
		.insert(siteState)
		.values({ key: wantedKey, value })
		.onConflictDoUpdate({
			target: siteState.key,
			set: { value, updated_at: sql`now()` },
			setWhere: sql`not ${isWithin(askedAt, everyMs, now)}`,
		})
		.returning({ key: siteState.key });
	return asked.length > 0;
}

export async function findViewRequest(db: Database): Promise<Wanted | undefined> {
	const wanted = await readState<Wanted>(db, wantedKey);
	return wanted?.is_met === false ? wanted : undefined;
}

export const noteViewsCounted = (db: Database, wanted: Wanted) =>
	writeState(db, wantedKey, { ...wanted, is_met: true } satisfies Wanted);
