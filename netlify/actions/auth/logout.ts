import type { logout } from '#contract/auth/others';
import { revokeSession, revokeSessions } from '#db/accounts/admin-sessions';
import { AppError } from '#domain/app-error';
import { sessionOf } from '#lib/caller';
import { bindingCookie } from '#lib/cookies';
import type { Action } from '#lib/serve';
import { writeAudit } from '#lib/write-audit';

/** Throws `insufficient_aal` when a session without its second factor would end more than itself. */
export const endSessions: Action<typeof logout> = async ({ scope }, deps, caller) => {
	const { id, user, is_half: isHalf } = sessionOf(caller);
	if (isHalf && scope !== 'local')
		throw new AppError('insufficient_aal', 'Falta a verificação em duas etapas.');
	if (scope === 'local') await revokeSession(deps.db, { userId: user.id, id });
	else await revokeSessions(deps.db, user.id, scope === 'others' ? id : undefined);
	if (scope !== 'others' && caller.binding !== undefined) {
		bindingCookie.drop(caller.replyHeaders, deps);
	}
	await writeAudit(deps, caller, { event: scope === 'others' ? 'sessions_revoked' : 'sign_out' });
	return {};
};
