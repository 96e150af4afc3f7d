import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { Database } from '#db/client';

const waiting = sql`select count(*)::int as waiting from pg_stat_activity
	where wait_event_type = 'Lock' and datname = current_database()`;

/** Until a statement waits for a transaction that holds its row: the database itself says so. */
export async function untilLocked(db: Database): Promise<void> {
	const isWaiting = async () => {
		const { rows } = (await db.execute(waiting)) as unknown as { rows: { waiting: number }[] };
		return (rows[0]?.waiting ?? 0) > 0;
	};
	await vi.waitUntil(isWaiting, { interval: 1, timeout: 5_000 });
}
