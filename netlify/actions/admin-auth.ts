import type { adminAuth as endpoint } from '#contract/admin-auth';
import { deleteSession } from '#db/admin-sessions';
import { bindingCookie } from '#lib/binding-cookie';
import type { Action } from '#lib/serve';
import { hashToken } from '#lib/tokens';
import { logIn } from './log-in.ts';
import { validateSession } from './validate-session.ts';

/** Spec §7 `admin-auth`. Signing out twice is signing out once. */
export const adminAuth: Action<typeof endpoint> = async (input, deps, caller) => {
	if (input.action === 'login') return logIn(input, deps, caller);
	if (input.action === 'validate') return validateSession(input.sessionToken, deps, caller);
	await deleteSession(deps.db, hashToken(input.sessionToken));
	if (caller.binding !== undefined) caller.replyHeaders.append('set-cookie', bindingCookie('', 0));
	return { success: true };
};
