import type { AuthSession } from '#contract/auth/account';
import type { SessionMethod } from '#db/accounts/admin-sessions';
import type { StoredUser } from '#db/accounts/admin-users';
import { addRefreshToken } from '#db/accounts/refresh-tokens';
import { listFactors } from '#db/accounts/second-factors';
import { describeDevice } from '#domain/account/device-name';
import { AppError } from '#domain/app-error';
import type { Caller } from '#lib/caller';
import type { Deps } from '#lib/deps';
import { adminTokenSeconds, hashToken, makeToken, signAdminToken } from '#lib/tokens';
import { writeAudit } from '#lib/write-audit';
import { openSession } from '#steps/account/open-session';
import { describeUser } from './describe-user.ts';

/** The session no longer exists, so there is nothing to renew. */
export const endedSession = () =>
	new AppError('refresh_token_not_found', 'Sua sessão terminou. Entre de novo.');

/** A password alone shows nothing of the account but what the second factor is asked from. */
async function describeHalfUser(userId: string, deps: Deps): Promise<AuthSession['user']> {
	const factors = await listFactors(deps.db, userId);
	const active = factors.filter(({ status }) => status === 'verified');
	return { factors: active.map(({ id, status }) => ({ id, status, factor_type: 'totp' })) };
}

/** Returns a session's tokens in the backend client's shape, and adds a refresh token to its family. */
export async function grantTokens(
	{ sessionId, userId, isHalf }: { sessionId: string; userId: string; isHalf: boolean },
	deps: Deps,
): Promise<AuthSession> {
	const refresh_token = makeToken(deps);
	const now = deps.now();
	const token = { sessionId, tokenHash: hashToken(refresh_token), now };
	if (!(await addRefreshToken(deps.db, token))) throw endedSession();
	return {
		access_token: await signAdminToken(deps, sessionId),
		token_type: 'bearer',
		expires_in: adminTokenSeconds,
		expires_at: Math.floor(now.getTime() / 1000) + adminTokenSeconds,
		refresh_token,
		user: await (isHalf ? describeHalfUser : describeUser)(userId, deps),
	};
}

/** Signs in. With a second factor, the session can only submit its code until that is correct. */
export async function grantSession(
	{ user, method }: { user: StoredUser; method: SessionMethod },
	deps: Deps,
	caller: Caller,
): Promise<AuthSession> {
	const factors = await listFactors(deps.db, user.id);
	const isHalf = factors.some(({ status }) => status === 'verified');
	const { id } = await openSession({ user, aal: 1, method, isHalf }, deps, caller);
	const event = isHalf ? 'second_factor_asked' : 'sign_in';
	const subject = describeDevice(caller.userAgent);
	await writeAudit(deps, caller, { event, subject, userName: user.name });
	return grantTokens({ sessionId: id, userId: user.id, isHalf }, deps);
}
