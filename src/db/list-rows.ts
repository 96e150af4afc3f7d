import type { SQL } from 'drizzle-orm';
import type { Database } from './client.ts';

/** The rows of a statement written as SQL: both drivers return an object with `rows`. */
export async function listRows<Row>(db: Database, query: SQL): Promise<Row[]> {
	const result = (await db.execute(query)) as unknown as { rows: Row[] };
	return result.rows;
}
