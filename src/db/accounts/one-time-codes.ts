import { and, eq, isNull, sql } from 'drizzle-orm';
import { oneTimeCodes } from '../account-schema.ts';
import type { Database } from '../client.ts';
import { isBeforeEnd, isWithin } from '../is-within-sql.ts';
import { adminUsers } from '../schema.ts';
import { type StoredUser, storedUser } from './admin-users.ts';

export type CodePurpose = (typeof oneTimeCodes.$inferSelect)['purpose'];

/** How long a mailed code is valid. */
export const codeMs = 10 * 60_000;
/** The minimum time between two mails to one account, so that nobody can flood a mailbox. */
const quietMs = 60_000;

/**
 * Saves a new code in place of the account's earlier one. Returns its recipient: undefined when the address is unknown,
 * the account is disabled, or it was mailed too recently. One statement handles all cases, so they take the same time.
 */
export async function keepCode(
	db: Database,
	code: { email: string; purpose: CodePurpose; codeHash: string; now: Date },
): Promise<{ email: string; name: string } | undefined> {
	const at = code.now.toISOString();
	const ends = new Date(code.now.getTime() + codeMs).toISOString();
	const email = code.email.trim().toLowerCase();
	const kept = db.$with('kept').as(
		db
			.insert(oneTimeCodes)
			.select(
				sql`select ${adminUsers.id}, ${code.purpose}, ${code.codeHash}, ${at}::timestamptz,
					${ends}::timestamptz from ${adminUsers}
					where ${adminUsers.email} = ${email} and ${adminUsers.disabled_at} is null`,
			)
			.onConflictDoUpdate({
				target: [oneTimeCodes.user_id, oneTimeCodes.purpose],
				set: { code_hash: code.codeHash, created_at: at, expires_at: ends },
				setWhere: sql`not ${isWithin(oneTimeCodes.created_at, quietMs, code.now)}`,
			})
			.returning({ user_id: oneTimeCodes.user_id }),
	);
	const [receiver] = await db
		.with(kept)
		.select({ email: adminUsers.email, name: adminUsers.name })
		.from(kept)
		.innerJoin(adminUsers, eq(adminUsers.id, kept.user_id));
	return receiver;
}

/**
 * Uses up a code and returns its account as it was at that moment, so that a password that changes afterwards ends what
 * the code began; undefined when it is wrong or expired, or the account is disabled.
 */
export async function takeCode(
	db: Database,
	{ purpose, codeHash, now }: { purpose: CodePurpose; codeHash: string; now: Date },
): Promise<StoredUser | undefined> {
	const taken = db.$with('taken').as(
		db
			.delete(oneTimeCodes)
			.where(
				and(
					eq(oneTimeCodes.purpose, purpose),
					eq(oneTimeCodes.code_hash, codeHash),
					isBeforeEnd(oneTimeCodes.expires_at, codeMs, now),
				),
			)
			.returning({ user_id: oneTimeCodes.user_id }),
	);
	const [user] = await db
		.with(taken)
		.select(storedUser)
		.from(taken)
		.innerJoin(adminUsers, and(eq(adminUsers.id, taken.user_id), isNull(adminUsers.disabled_at)));
	return user;
}
