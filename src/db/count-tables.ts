import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { listRows } from './list-rows.ts';
import { ownTables } from './own-tables.ts';

/** How many of the blog's tables the database lacks, and how many it has that are not the blog's. */
export async function countTables(db: Database): Promise<{ missing: number; foreign: number }> {
	const rows = await listRows<{ name: string }>(
		db,
		sql`select tablename as name from pg_tables where schemaname = 'public'`,
	);
	const names = new Set(rows.map(({ name }) => name));
	const missing = [...ownTables].filter((name) => !names.has(name)).length;
	return { missing, foreign: names.size - (ownTables.size - missing) };
}
