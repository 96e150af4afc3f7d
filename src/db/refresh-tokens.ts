import { and, eq, isNull, sql } from 'drizzle-orm';
import { refreshTokens } from './account-schema.ts';
import type { Database } from './client.ts';
import { adminSessions } from './schema.ts';

export interface NewRefreshToken {
	sessionId: string;
	tokenHash: string;
	now: Date;
}

/** One more token of the session's family. False when the session has ended meanwhile. */
export async function addRefreshToken(db: Database, token: NewRefreshToken): Promise<boolean> {
	const added = await db
		.insert(refreshTokens)
		.select(
			sql`select ${token.tokenHash}, ${adminSessions.id}, ${token.now.toISOString()}::timestamptz,
				null::timestamptz from ${adminSessions} where ${adminSessions.id} = ${token.sessionId}
				for key share`,
		)
		.returning({ token: refreshTokens.token_hash });
	return added.length > 0;
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
