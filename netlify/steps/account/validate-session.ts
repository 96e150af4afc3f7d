import { findSessionByToken, touchSession } from '#db/accounts/admin-sessions';
import { isBoundHere } from '#lib/authorise';
import type { Caller } from '#lib/caller';
import type { Deps } from '#lib/deps';
import { hashToken, signAdminToken } from '#lib/tokens';

/** Checks that the session is alive and returns a fresh admin token for it. */
export async function validateSession(sessionToken: string, deps: Deps, caller: Caller) {
	const session = await findSessionByToken(deps.db, hashToken(sessionToken), deps.now());
	if (!session || session.is_half || !isBoundHere(session, caller.binding))
		return { valid: false as const };
	await touchSession(deps.db, session.id, deps.now());
	return {
		valid: true as const,
		user: { name: session.user.name, email: session.user.email },
		expiresAt: session.expires_at,
		adminToken: await signAdminToken(deps, session.id),
	};
}
