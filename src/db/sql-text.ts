import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { cleanLine } from '#domain/text/clean-text';
import { fold } from '#domain/text/fold';
import type { Database } from './client.ts';

/** The rows of a statement written as SQL: both drivers return an object with `rows`. */
export async function listRows<Row>(db: Database, query: SQL): Promise<Row[]> {
	const result = (await db.execute(query)) as unknown as { rows: Row[] };
	return result.rows;
}

/** A search for a folded column's `like`, where `%`, `_` and the backslash are literal. */
export const likeText = (q: string): string => fold(cleanLine(q)).replace(/[\\%_]/g, '\\$&');

/** An instant as `toISOString` writes it, whatever the connection's time zone. */
export const isoText = (at: SQLWrapper): SQL =>
	sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
