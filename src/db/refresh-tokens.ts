import { and, eq, isNull } from 'drizzle-orm';
import { refreshTokens } from './account-schema.ts';
import type { Database } from './client.ts';

export interface NewRefreshToken {
	sessionId: string;
	tokenHash: string;
	now: Date;
}

/** One more token of the session's family. */
export async function addRefreshToken(db: Database, token: NewRefreshToken): Promise<void> {
	await db.insert(refreshTokens).values({
		session_id: token.sessionId,
		token_hash: token.tokenHash,
		created_at: token.now.toISOString(),
	});
}

/** The session that a token renews; undefined when it is none, or its session has ended. */
export async function findFamily(db: Database, tokenHash: string): Promise<string | undefined> {
	const [token] = await db
		.select({ session_id: refreshTokens.session_id })
		.from(refreshTokens)
		.where(eq(refreshTokens.token_hash, tokenHash));
	return token?.session_id;
}

/** Uses a token up; false when that was done before, by whoever it was: then its family must end. */
export async function takeRefreshToken(
	db: Database,
	{ tokenHash, now }: { tokenHash: string; now: Date },
): Promise<boolean> {
	const taken = await db
		.update(refreshTokens)
		.set({ used_at: now.toISOString() })
		.where(and(eq(refreshTokens.token_hash, tokenHash), isNull(refreshTokens.used_at)))
		.returning({ token: refreshTokens.token_hash });
	return taken.length > 0;
}
