import { eq, type SQL, sql } from 'drizzle-orm';
import { loginAttempts } from '../account-schema.ts';
import type { Database } from '../client.ts';
import { isBeforeEnd, isWithin } from '../is-within-sql.ts';

export interface AttemptRule {
	/** Hashed, so that the table contains no address. */
	key: string;
	/** Hash of the address alone, to find its rows; null for a row of an IP. */
	emailKey?: string;
	/** Failures within `windowMs` before the first wait. */
	most: number;
	windowMs: number;
}

const longestWaitMs = 86_400_000;

/**
 * Counts an attempt before its password is checked, atomically, so that concurrent attempts cannot all pass. From the
 * last allowed one on, each failure doubles the wait, up to a day. Returns the milliseconds to wait when this attempt
 * is refused, otherwise 0.
 */
export async function reserveAttempt(db: Database, rule: AttemptRule, now: Date): Promise<number> {
	const at = now.toISOString();
	const forgotten = new Date(now.getTime() - longestWaitMs).toISOString();
	const isFresh = sql`coalesce(${loginAttempts.blocked_until} <= ${forgotten},
		not ${isWithin(loginAttempts.window_started_at, rule.windowMs, now)})`;
	const failures = sql`case when ${isFresh} then 1 else ${loginAttempts.failures} + 1 end`;
	const waitMs = (counted: SQL) => sql`least(${longestWaitMs}::float8,
		${rule.windowMs}::float8 * power(2, least(${counted} - ${rule.most}::int, 20)))`;
	// An attempt that was taken back had raised the wait.
	const isBlocked = isBeforeEnd(
		loginAttempts.blocked_until,
		waitMs(sql`${loginAttempts.failures} + 1`),
		now,
	);
	const allowed = await db
		.insert(loginAttempts)
		.values({
			key: rule.key,
			email_key: rule.emailKey ?? null,
			failures: 1,
			window_started_at: at,
		})
		.onConflictDoUpdate({
			target: loginAttempts.key,
			set: {
				failures,
				window_started_at: sql`case when ${isFresh} then ${at}::timestamptz
					else ${loginAttempts.window_started_at} end`,
				blocked_until: sql`case when ${failures} >= ${rule.most}::int
					then ${at}::timestamptz + ${waitMs(failures)} * interval '1 millisecond' end`,
			},
			setWhere: sql`${isBlocked} is not true`,
		})
		.returning({ key: loginAttempts.key });
	if (allowed.length > 0) return 0;
	const [row] = await db
		.select({ until: loginAttempts.blocked_until })
		.from(loginAttempts)
		.where(eq(loginAttempts.key, rule.key));
	return row?.until ? Math.max(1000, Date.parse(row.until) - now.getTime()) : 1000;
}

/** Clears the address's counters after a success. */
export async function clearAttempts(db: Database, key: string): Promise<void> {
	await db.delete(loginAttempts).where(eq(loginAttempts.key, key));
}

/** Takes back this attempt after a success; the key's other failures still count. */
export async function releaseAttempt(db: Database, rule: AttemptRule): Promise<void> {
	await db
		.update(loginAttempts)
		.set({
			failures: sql`greatest(${loginAttempts.failures} - 1, 0)`,
			blocked_until: sql`case when ${loginAttempts.failures} - 1 >= ${rule.most}::int
				then ${loginAttempts.blocked_until} end`,
		})
		.where(eq(loginAttempts.key, rule.key));
}

/** Unlocks an address, or all of them; returns how many counters were removed. */
export async function forgetAttempts(db: Database, emailKey?: string): Promise<number> {
	const gone = await db
		.delete(loginAttempts)
		.where(emailKey === undefined ? undefined : eq(loginAttempts.email_key, emailKey))
		.returning({ key: loginAttempts.key });
	return gone.length;
}

export async function purgeAttempts(db: Database, now: Date): Promise<void> {
	const isKept = isWithin(loginAttempts.window_started_at, 2 * longestWaitMs, now);
	await db.delete(loginAttempts).where(sql`not ${isKept}`);
}
