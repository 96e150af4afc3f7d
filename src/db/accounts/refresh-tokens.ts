import { and, eq, isNull, sql } from 'drizzle-orm';
import { refreshTokens } from '../account-schema.ts';
import type { Database } from '../client.ts';
import { adminSessions } from '../schema.ts';

export interface NewRefreshToken {
	sessionId: string;
	tokenHash: string;
	now: Date;
}

/** Adds a token to the session's family. Returns false when the session has ended. */
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

/** The id of the session that a token renews; undefined when there is none. */
export async function findFamily(db: Database, tokenHash: string): Promise<string | undefined> {
	const [token] = await db
		.select({ session_id: refreshTokens.session_id })
		.from(refreshTokens)
		.where(eq(refreshTokens.token_hash, tokenHash));
	return token?.session_id;
}

/** Uses up a token; returns false when it was already used. The caller must then end the whole family. */
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
