import type { sessions as endpoint } from '#contract/sessions';
import { listDevices, revokeSession, revokeSessions } from '#db/accounts/admin-sessions';
import { describeDevice } from '#domain/account/device-name';
import { AppError } from '#domain/app-error';
import { sessionOf } from '#lib/caller';
import type { Action } from '#lib/serve';
import { writeAudit } from '#lib/write-audit';

/** Where the editor is signed in. Ending a session ends both of its tokens at once. */
export const sessions: Action<typeof endpoint> = async (input, deps, caller) => {
	const { id: currentId, user } = sessionOf(caller);
	if (input.action === 'revoke') {
		const ended = await revokeSession(deps.db, { userId: user.id, id: input.id });
		if (!ended) throw new AppError('not_found', 'Este aparelho já foi desconectado.');
		const subject = describeDevice(ended.user_agent);
		await writeAudit(deps, caller, { event: 'session_revoked', subject });
	}
	if (input.action === 'revoke-others') {
		const ended = await revokeSessions(deps.db, user.id, currentId);
		await writeAudit(deps, caller, { event: 'sessions_revoked', subject: String(ended.length) });
	}
	const devices = await listDevices(deps.db, user.id, deps.now());
	return {
		success: true,
		sessions: devices.map((device) => ({ ...device, current: device.id === currentId })),
	};
};
