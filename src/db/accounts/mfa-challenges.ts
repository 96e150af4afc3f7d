import { and, eq } from 'drizzle-orm';
import { mfaChallenges } from '../account-schema.ts';
import type { Database } from '../client.ts';
import { isBeforeEnd } from '../is-within-sql.ts';

const challengeMs = 5 * 60_000;

export interface Challenge {
	id: string;
	expires_at: string;
}

/** Opens a challenge for a factor's code and cancels the session's earlier ones. */
export async function openChallenge(
	db: Database,
	{ factorId, sessionId, now }: { factorId: string; sessionId: string; now: Date },
): Promise<Challenge> {
	await db.delete(mfaChallenges).where(eq(mfaChallenges.session_id, sessionId));
	const expires_at = new Date(now.getTime() + challengeMs).toISOString();
	const [opened] = await db
		.insert(mfaChallenges)
		.values({ factor_id: factorId, session_id: sessionId, expires_at })
		.returning({ id: mfaChallenges.id, expires_at: mfaChallenges.expires_at });
	if (!opened) throw new Error('an insert answers its row');
	return opened;
}

/** Uses up the challenge; returns false when it belongs to another session, was used, or has expired. */
export async function takeChallenge(
	db: Database,
	challenge: { id: string; factorId: string; sessionId: string; now: Date },
): Promise<boolean> {
	const taken = await db
		.delete(mfaChallenges)
		.where(
			and(
				eq(mfaChallenges.id, challenge.id),
				eq(mfaChallenges.factor_id, challenge.factorId),
				eq(mfaChallenges.session_id, challenge.sessionId),
				isBeforeEnd(mfaChallenges.expires_at, challengeMs, challenge.now),
			),
		)
		.returning({ id: mfaChallenges.id });
	return taken.length > 0;
}
