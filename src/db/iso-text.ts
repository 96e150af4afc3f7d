import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** An instant as `toISOString` writes it, whatever the connection's time zone. */
export const isoText = (at: SQLWrapper): SQL =>
	sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
