import type { profile as endpoint } from '#contract/profile';
import { confirmSession } from '#db/accounts/admin-sessions';
import { getUser, renameUser, setTroubleMails } from '#db/accounts/admin-users';
import { sessionOf } from '#lib/caller';
import type { Action } from '#lib/serve';
import { writeAudit } from '#lib/write-audit';
import { changePassword, checkCurrentPassword } from '#steps/account/set-password';

export const profile: Action<typeof endpoint> = async (input, deps, caller) => {
	const { id } = sessionOf(caller).user;
	if (input.action === 'rename') {
		await renameUser(deps.db, { id, name: input.name, now: deps.now().toISOString() });
		await writeAudit(deps, caller, { event: 'profile_renamed', subject: input.name });
	}
	if (input.action === 'trouble-mails') {
		await setTroubleMails(deps.db, { id, on: input.on, now: deps.now().toISOString() });
		const event = input.on ? 'trouble_mails_on' : 'trouble_mails_off';
		await writeAudit(deps, caller, { event, subject: '' });
	}
	if (input.action === 'confirm') {
		await checkCurrentPassword(input.current_password, deps, caller);
		await confirmSession(deps.db, sessionOf(caller).id, deps.now());
	}
	const session =
		input.action === 'change-password' ? await changePassword(input, deps, caller) : undefined;
	const { name, email, password_changed_at, trouble_mails } = await getUser(deps.db, id);
	return {
		success: true,
		user: { name, email },
		password_changed_at,
		trouble_mails,
		...(session && { session }),
	};
};
