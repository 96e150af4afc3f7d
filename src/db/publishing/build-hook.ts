import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { siteState } from '../schema.ts';
import { readState, writeState } from '../site-state.ts';

/** The build hook that the desk was given. */
export interface StoredHook {
	/** The address, encrypted. */
	sealed: string;
	/** SHA-256 of it, by which the build that it started knows itself. */
	hash: string;
	/** When it first accepted a call. */
	called_at: string | null;
	/** When a build that it started was first heard of. */
	proven_at: string | null;
}

const key = 'build-hook';

export const readStoredHook = (db: Database) => readState<StoredHook>(db, key);

/** Keeps another hook, which may be called at once; null forgets it. */
export async function writeStoredHook(db: Database, hook: StoredHook | null): Promise<void> {
	const stale = hook ? ['hook-called'] : ['hook-called', key];
	if (hook) await writeState(db, key, hook);
	await db.delete(siteState).where(inArray(siteState.key, stale));
}

async function note(db: Database, field: 'called_at' | 'proven_at', hash: string, now: Date) {
	const fact = JSON.stringify({ [field]: now.toISOString() });
	const isFirst = sql`${siteState.value} ->> 'hash' = ${hash} and ${siteState.value} ->> ${field} is null`;
	await db
		.update(siteState)
		.set({ value: sql`${siteState.value} || ${fact}::jsonb`, updated_at: sql`now()` })
		.where(and(eq(siteState.key, key), isFirst));
}

export const noteHookCalled = (db: Database, { hash }: StoredHook, now: Date) =>
	note(db, 'called_at', hash, now);

/** A build of this project was started by the hook with this hash. */
export const noteHookProven = (db: Database, hash: string, now: Date) =>
	note(db, 'proven_at', hash, now);
