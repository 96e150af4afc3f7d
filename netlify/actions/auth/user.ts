import type { readUser, updateUser } from '#contract/auth/user';
import { renameUser } from '#db/accounts/admin-users';
import { takeCode } from '#db/accounts/one-time-codes';
import { AppError } from '#domain/app-error';
import { prove } from '#lib/attempt-limit';
import { type Caller, editorOf, sessionOf } from '#lib/caller';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { hashCode } from '#lib/spoken-codes';
import { writeAudit } from '#lib/write-audit';
import { isConfirmed } from '#steps/account/check-confirmed';
import { provePassword } from '#steps/account/prove-password';
import { checkNewPassword, setPassword } from '#steps/account/set-password';
import { describeUser } from './describe-user.ts';
import { refuseGrant } from './not-offered.ts';

export const showUser: Action<typeof readUser> = (_, deps, caller) =>
	describeUser(editorOf(caller).id, deps);

interface Proof {
	current_password?: string | undefined;
	nonce?: string | undefined;
}

/** Checks that this session may set a password. Throws `reauthentication_needed`, or the fault of the given proof. */
async function checkProof({ current_password, nonce }: Proof, deps: Deps, caller: Caller) {
	const session = sessionOf(caller);
	const { user } = session;
	if (session.method === 'recovery' && isConfirmed(session, deps)) return;
	if (nonce !== undefined) {
		const purpose = 'reauthentication';
		const codeHash = hashCode(await deps.authSecret(), purpose, nonce);
		const attempt = { what: 'mail', email: user.email, user: undefined } as const;
		const isTaken = await prove(attempt, deps, caller, async (db) => {
			const owner = await takeCode(db, { purpose, codeHash, now: deps.now() });
			return owner?.id === user.id;
		});
		if (isTaken) return;
		throw new AppError('otp_expired', 'O código não confere ou não vale mais.');
	}
	if (current_password === undefined) {
		throw new AppError('reauthentication_needed', 'Informe a senha atual.');
	}
	await provePassword({ email: user.email, password: current_password }, deps, caller);
}

/** The e-mail address identifies the account and cannot be changed here. */
export const changeUser: Action<typeof updateUser> = async (input, deps, caller) => {
	const { user, method } = sessionOf(caller);
	const { email, phone, password, data } = input;
	if (phone !== undefined || (email !== undefined && email !== user.email)) return refuseGrant();
	if (password !== undefined) {
		checkNewPassword(password, user);
		await checkProof(input, deps, caller);
	}
	if (data?.name !== undefined) {
		await renameUser(deps.db, { id: user.id, name: data.name, now: deps.now().toISOString() });
		await writeAudit(deps, caller, { event: 'profile_renamed', subject: data.name });
	}
	if (password === undefined) return describeUser(user.id, deps);
	const event = method === 'recovery' ? 'password_recovered' : 'password_changed';
	const session = await setPassword({ user, password, event }, deps, caller);
	return { ...(await describeUser(user.id, deps)), session };
};
