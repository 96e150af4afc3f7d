import type { adminAuth as endpoint } from '#contract/admin-auth';
import { deleteSession } from '#db/accounts/admin-sessions';
import { getUser } from '#db/accounts/admin-users';
import { listFactors } from '#db/accounts/second-factors';
import { describeDevice } from '#domain/account/device-name';
import { AppError } from '#domain/app-error';
import type { Caller } from '#lib/caller';
import { bindingCookie } from '#lib/cookies';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { hashToken } from '#lib/tokens';
import { writeAudit } from '#lib/write-audit';
import { openSession } from '#steps/account/open-session';
import { provePassword } from '#steps/account/prove-password';
import { proveSecondFactor } from '#steps/account/prove-second-factor';
import { validateSession } from '#steps/account/validate-session';

async function logOut(sessionToken: string, deps: Deps, caller: Caller) {
	const userId = await deleteSession(deps.db, hashToken(sessionToken));
	if (caller.binding !== undefined) bindingCookie.drop(caller.replyHeaders, deps);
	if (userId !== undefined) {
		const { name } = await getUser(deps.db, userId);
		await writeAudit(deps, caller, { event: 'sign_out', userName: name });
	}
	return { success: true as const };
}

/** Signing out is idempotent. */
export const adminAuth: Action<typeof endpoint> = async (input, deps, caller) => {
	if (input.action === 'login') return logIn(input, deps, caller);
	if (input.action === 'validate') return validateSession(input.sessionToken, deps, caller);
	return logOut(input.sessionToken, deps, caller);
};

interface Credentials {
	email: string;
	password: string;
	code?: string | undefined;
}

/**
 * Throws `invalid_credentials`, identical for known and unknown addresses, or `too_many_requests`; with a second
 * factor, `insufficient_aal` when its code is missing.
 */
export async function logIn({ email, password, code }: Credentials, deps: Deps, caller: Caller) {
	const user = await provePassword({ email, password }, deps, caller);
	const factors = await listFactors(deps.db, user.id);
	const active = factors.filter(({ status }) => status === 'verified');
	const subject = describeDevice(caller.userAgent);
	if (active.length > 0) {
		if (!code) {
			await writeAudit(deps, caller, {
				event: 'second_factor_asked',
				subject,
				userName: user.name,
			});
			throw new AppError('insufficient_aal', 'Digite o código do aplicativo.');
		}
		await proveSecondFactor({ user, factors: active, code }, deps, caller);
	}
	const aal = active.length > 0 ? 2 : 1;
	const { id: _, ...opened } = await openSession({ user, aal }, deps, caller);
	await writeAudit(deps, caller, { event: 'sign_in', subject, userName: user.name });
	return { success: true as const, ...opened, user: { name: user.name, email: user.email } };
}
