import type { tokenGrant } from '#contract/auth/token';
import { findSessionById, revokeSession, touchSession } from '#db/accounts/admin-sessions';
import { findFamily, takeRefreshToken } from '#db/accounts/refresh-tokens';
import { AppError } from '#domain/app-error';
import { isBoundHere } from '#lib/authorise';
import type { Caller } from '#lib/caller';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { hashToken } from '#lib/tokens';
import { writeAudit } from '#lib/write-audit';
import { provePassword } from '#steps/account/prove-password';
import { endedSession, grantSession, grantTokens } from './grant-session.ts';
import { refuseGrant } from './not-offered.ts';

/** A reused token was stolen, or a thief used it first: end the session for both. */
async function endFamily(
	session: { id: string; user: { id: string; name: string } },
	deps: Deps,
	caller: Caller,
): Promise<never> {
	await revokeSession(deps.db, { userId: session.user.id, id: session.id });
	await writeAudit(deps, caller, { event: 'refresh_token_reused', userName: session.user.name });
	throw new AppError('refresh_token_already_used', 'Sua sessão terminou. Entre de novo.');
}

async function refresh(token: string, deps: Deps, caller: Caller) {
	const now = deps.now();
	const tokenHash = hashToken(token);
	const familyId = await findFamily(deps.db, tokenHash);
	const session = familyId && (await findSessionById(deps.db, familyId, now));
	if (!session || !isBoundHere(session, caller.binding)) throw endedSession();
	if (!(await takeRefreshToken(deps.db, { tokenHash, now }))) {
		return endFamily(session, deps, caller);
	}
	await touchSession(deps.db, session.id, now);
	const { id: sessionId, user, is_half: isHalf } = session;
	return grantTokens({ sessionId, userId: user.id, isHalf }, deps);
}

/** Throws `invalid_credentials`, `refresh_token_…`, or `provider_disabled` for other grants. */
export const grantToken: Action<typeof tokenGrant> = async (input, deps, caller) => {
	if (input.grant_type === 'refresh_token') return refresh(input.refresh_token, deps, caller);
	if (input.grant_type !== 'password') return refuseGrant();
	const user = await provePassword(input, deps, caller);
	return grantSession({ user, method: 'password' }, deps, caller);
};
