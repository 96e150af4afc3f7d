import { eq, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { siteState } from './schema.ts';

/** Small persistent facts. Values are not validated: only this code writes them. */
export async function readState<Value>(db: Database, key: string): Promise<Value | undefined> {
	const [row] = await db
		.select({ value: siteState.value })
		.from(siteState)
		.where(eq(siteState.key, key));
	return row?.value as Value | undefined;
}

export async function writeState(db: Database, key: string, value: unknown): Promise<void> {
	await db
		.insert(siteState)
		.values({ key, value })
		.onConflictDoUpdate({ target: siteState.key, set: { value, updated_at: sql`now()` } });
}
