import type { AuthSession } from '#contract/auth/account';
import type { SessionMethod } from '#db/admin-sessions';
import { addRefreshToken } from '#db/refresh-tokens';
import { listFactors } from '#db/second-factors';
import { AppError } from '#domain/app-error';
import { describeDevice } from '#domain/device-name';
import type { Caller } from '#lib/caller';
import type { Deps } from '#lib/deps';
import { adminTokenSeconds, hashToken, makeToken, signAdminToken } from '#lib/tokens';
import { writeAudit } from '#lib/write-audit';
import { openSession } from '../open-session.ts';
import { describeUser } from './describe-user.ts';

/** The session no longer exists, so there is nothing to renew. */
export const endedSession = () =>
	new AppError('refresh_token_not_found', 'Sua sessão terminou. Entre de novo.');

/** Returns a session's tokens in the backend client's shape, and adds a refresh token to its family. */
export async function grantTokens(
	{ sessionId, userId }: { sessionId: string; userId: string },
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
		user: await describeUser(userId, deps),
	};
}

/** Signs in. With a second factor, the session can only submit its code until that is correct. */
export async function grantSession(
	{ user, method }: { user: { id: string; name: string }; method: SessionMethod },
	deps: Deps,
	caller: Caller,
): Promise<AuthSession> {
	const factors = await listFactors(deps.db, user.id);
	const isHalf = factors.some(({ status }) => status === 'verified');
	const { id } = await openSession({ userId: user.id, aal: 1, method, isHalf }, deps, caller);
	const event = isHalf ? 'second_factor_asked' : 'sign_in';
	const subject = describeDevice(caller.userAgent);
	await writeAudit(deps, caller, { event, subject, userName: user.name });
	return grantTokens({ sessionId: id, userId: user.id }, deps);
}
