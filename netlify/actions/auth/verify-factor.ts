import type { verifyFactor as endpoint } from '#contract/auth/factors';
import { type AdminSession, confirmSession, revokeSession } from '#db/accounts/admin-sessions';
import { getUser, type StoredUser } from '#db/accounts/admin-users';
import { takeChallenge } from '#db/accounts/mfa-challenges';
import {
	activateFactor,
	getFactor,
	listFactors,
	type SecondFactor,
} from '#db/accounts/second-factors';
import { describeDevice } from '#domain/account/device-name';
import { AppError } from '#domain/app-error';
import { type Caller, sessionOf } from '#lib/caller';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { writeAudit } from '#lib/write-audit';
import { checkConfirmed } from '#steps/account/check-confirmed';
import { openSession } from '#steps/account/open-session';
import { proveSecondFactor } from '#steps/account/prove-second-factor';
import { endedSession, grantTokens } from './grant-session.ts';
import { drawRecoveryCodes } from './recovery-codes.ts';

/** Completes a sign-in: replaces the incomplete session with a new one, which prevents session fixation. */
async function completeSession(
	{ id: halfId, method }: AdminSession,
	user: StoredUser,
	deps: Deps,
	caller: Caller,
): Promise<string> {
	// A password that changed has ended it.
	if (!(await revokeSession(deps.db, { userId: user.id, id: halfId }))) throw endedSession();
	const { id } = await openSession({ user, aal: 2, method }, deps, caller);
	const subject = describeDevice(caller.userAgent);
	await writeAudit(deps, caller, { event: 'sign_in', subject });
	return id;
}

async function activate(factor: SecondFactor, deps: Deps, caller: Caller) {
	const { id: sessionId, user } = sessionOf(caller);
	const others = await listFactors(deps.db, user.id);
	const isFirst = !others.some(({ status }) => status === 'verified');
	const { codes, codeHashes } = isFirst
		? await drawRecoveryCodes(user.id, deps)
		: { codes: undefined, codeHashes: [] };
	const owner = { id: user.id, name: user.name, ip: caller.ip };
	await activateFactor(deps.db, { owner, factor, sessionId, codeHashes, now: deps.now() });
	return codes;
}

/** Throws `mfa_verification_failed`, `too_many_requests`, `reauthentication_needed`. */
export const verifyFactor: Action<typeof endpoint> = async (input, deps, caller) => {
	const session = sessionOf(caller);
	const user = await getUser(deps.db, session.user.id);
	const factor = await getFactor(deps.db, { userId: user.id, id: input.id });
	const isNew = factor.status === 'unverified';
	if (isNew && session.is_half)
		throw new AppError('insufficient_aal', 'Falta a verificação em duas etapas.');
	if (isNew) checkConfirmed(session, deps);
	const asked = { id: input.challenge_id, factorId: factor.id, sessionId: session.id };
	if (!(await takeChallenge(deps.db, { ...asked, now: deps.now() }))) {
		throw new AppError('mfa_verification_failed', 'O código não confere.');
	}
	const given = { user, factors: [factor], code: input.code, allowRecovery: !isNew };
	await proveSecondFactor(given, deps, caller);
	const codes = isNew ? await activate(factor, deps, caller) : undefined;
	await confirmSession(deps.db, session.id, deps.now());
	const sessionId = session.is_half
		? await completeSession(session, user, deps, caller)
		: session.id;
	const granted = await grantTokens({ sessionId, userId: user.id, isHalf: false }, deps);
	return { ...granted, ...(codes && { recovery_codes: codes }) };
};
