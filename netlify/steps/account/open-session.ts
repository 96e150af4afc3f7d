import { createSession, type SessionMethod } from '#db/accounts/admin-sessions';
import { AppError } from '#domain/app-error';
import type { Caller } from '#lib/caller';
import { bindingCookie } from '#lib/cookies';
import type { Deps } from '#lib/deps';
import { keepDevice } from '#lib/known-device';
import { hashToken, makeToken, signAdminToken } from '#lib/tokens';

/** The same for known, disabled and unknown addresses. */
export const wrongCredentials = () =>
	new AppError('invalid_credentials', 'E-mail ou senha não conferem.');

interface Opening {
	/** The account as it was when its owner proved who she is. */
	user: { id: string; password_hash: string };
	/** 2 when the second factor was given. */
	aal: number;
	method?: SessionMethod;
	/** The second factor is still missing. */
	isHalf?: boolean;
}

/**
 * Creates a session and its tokens. In a browser, a cookie binds the session to that browser. Throws
 * `invalid_credentials` when the password has changed since it was proved.
 */
export async function openSession(opening: Opening, deps: Deps, caller: Caller) {
	const sessionToken = makeToken(deps);
	const binding = caller.isBrowser ? makeToken(deps) : undefined;
	const session = await createSession(deps.db, {
		...opening,
		tokenHash: hashToken(sessionToken),
		bindingHash: binding === undefined ? null : hashToken(binding),
		userAgent: caller.userAgent,
		ip: caller.ip,
		now: deps.now(),
	});
	if (!session) throw wrongCredentials();
	if (binding) bindingCookie.keep(caller.replyHeaders, deps, binding);
	if (binding && !opening.isHalf) await keepDevice(opening.user, deps, caller);
	return {
		id: session.id,
		sessionToken,
		expiresAt: session.expires_at,
		adminToken: await signAdminToken(deps, session.id),
	};
}
