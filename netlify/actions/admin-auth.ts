import type { adminAuth as endpoint } from '#contract/admin-auth';
import { deleteSession } from '#db/accounts/admin-sessions';
import { getUser } from '#db/accounts/admin-users';
import type { Caller } from '#lib/caller';
import { bindingCookie } from '#lib/cookies';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { hashToken } from '#lib/tokens';
import { writeAudit } from '#lib/write-audit';
import { logIn } from '#steps/log-in';
import { validateSession } from '#steps/validate-session';

async function logOut(sessionToken: string, deps: Deps, caller: Caller) {
	const userId = await deleteSession(deps.db, hashToken(sessionToken));
	if (caller.binding !== undefined) bindingCookie.drop(caller.replyHeaders, deps);
	if (userId !== undefined) {
		const { name } = await getUser(deps.db, userId);
		await writeAudit(deps, caller, { event: 'sign_out', userName: name });
	}
	return { success: true as const };
}

/** Spec §7 `admin-auth`. Signing out is idempotent. */
export const adminAuth: Action<typeof endpoint> = async (input, deps, caller) => {
	if (input.action === 'login') return logIn(input, deps, caller);
	if (input.action === 'validate') return validateSession(input.sessionToken, deps, caller);
	return logOut(input.sessionToken, deps, caller);
};
