import { and, count, eq, isNull } from 'drizzle-orm';
import { recoveryCodes } from '../account-schema.ts';
import type { Database } from '../client.ts';

/** Replaces all of the account's codes. A transaction may be passed. */
export async function replaceRecoveryCodes(
	db: Database,
	{ userId, codeHashes, now }: { userId: string; codeHashes: readonly string[]; now: Date },
): Promise<void> {
	await db.transaction(async (tx) => {
		await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
		if (codeHashes.length === 0) return;
		const created_at = now.toISOString();
		await tx
			.insert(recoveryCodes)
			.values(codeHashes.map((code_hash) => ({ code_hash, user_id: userId, created_at })));
	});
}

/** Uses up a code; returns false when it does not belong to this account or was used. */
export async function takeRecoveryCode(
	db: Database,
	{ userId, codeHash, now }: { userId: string; codeHash: string; now: Date },
): Promise<boolean> {
	const taken = await db
		.update(recoveryCodes)
		.set({ used_at: now.toISOString() })
		.where(
			and(
				eq(recoveryCodes.code_hash, codeHash),
				eq(recoveryCodes.user_id, userId),
				isNull(recoveryCodes.used_at),
			),
		)
		.returning({ code: recoveryCodes.code_hash });
	return taken.length > 0;
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
	const [left] = await db
		.select({ count: count() })
		.from(recoveryCodes)
		.where(and(eq(recoveryCodes.user_id, userId), isNull(recoveryCodes.used_at)));
	return left?.count ?? 0;
}
