import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';

/**
 * One change of topics at a time, before any row is locked: beside another, or beside changes of posts, it would
 * deadlock over the rows that both need. Those change `besideTopics`.
 */
export async function lockTopics(db: Database): Promise<void> {
	await db.execute(sql`select pg_advisory_xact_lock(7301002)`);
}

/** True, once no topic is being changed: the first condition of every change of posts. */
export const besideTopics: SQL = sql`(select pg_advisory_xact_lock_shared(7301002)::text) is not null`;
