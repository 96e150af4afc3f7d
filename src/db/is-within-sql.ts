import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { skewMs } from '#domain/time/is-within';

const shifted = (now: Date, ms: SQL | number, sign: SQL) =>
	sql`(${now.toISOString()}::timestamptz ${sign} (${ms})::float8 * interval '1 millisecond')`;

/** `isAhead` of the domain in SQL. */
export const isAhead = (at: SQLWrapper, now: Date): SQL =>
	sql`${at} > ${shifted(now, skewMs, sql`+`)}`;

/** `isBeforeEnd` of the domain in SQL. */
export const isBeforeEnd = (until: SQLWrapper, ms: SQL | number, now: Date): SQL =>
	sql`(${until} > ${now.toISOString()}::timestamptz
		and ${until} <= ${shifted(now, sql`(${ms})::float8 + ${skewMs}`, sql`+`)})`;

/** `isWithin` of the domain in SQL. */
export const isWithin = (since: SQLWrapper, ms: SQL | number, now: Date): SQL =>
	sql`(${since} > ${shifted(now, ms, sql`-`)} and not ${isAhead(since, now)})`;
