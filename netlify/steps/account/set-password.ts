import { site } from '#config/site';
import { getUser, replacePassword } from '#db/accounts/admin-users';
import { passwordFault } from '#domain/account/password-rule';
import { AppError } from '#domain/app-error';
import { prove } from '#lib/attempt-limit';
import { type Caller, sessionOf } from '#lib/caller';
import type { Deps } from '#lib/deps';
import { hashPassword, isPasswordRight } from '#lib/passwords';
import { writeAudit } from '#lib/write-audit';
import { openSession } from './open-session.ts';

interface Owner {
	id: string;
	name: string;
	email: string;
}

/** Throws `invalid_input` for a password that is easy to guess. */
export function checkNewPassword(password: string, user: Omit<Owner, 'id'>): void {
	const fault = passwordFault(password, [user.email, user.name, site.name]);
	if (fault) throw new AppError('invalid_input', fault, { field: 'new_password' });
}

/** Ends every session of the account, including this one; returns the tokens of a new one. */
export async function setPassword(
	{
		user,
		password,
		event,
	}: { user: Owner; password: string; event: 'password_changed' | 'password_recovered' },
	deps: Deps,
	caller: Caller,
) {
	const { id: sessionId, aal } = sessionOf(caller);
	const passwordHash = await hashPassword(password);
	await replacePassword(deps.db, user, {
		passwordHash,
		event,
		sessionId,
		userName: user.name,
		ip: caller.ip,
		now: deps.now().toISOString(),
	});
	const owner = { id: user.id, password_hash: passwordHash };
	const { id: _, ...tokens } = await openSession({ user: owner, aal }, deps, caller);
	return tokens;
}

const refuse = (field: string, text: string) => new AppError('invalid_input', text, { field });

/** Checks the caller's password. Attempts count for this session. Throws `invalid_input`. */
export async function checkCurrentPassword(password: string, deps: Deps, caller: Caller) {
	const user = await getUser(deps.db, sessionOf(caller).user.id);
	const attempt = { what: 'password', email: user.email, user } as const;
	const isRight = await prove(attempt, deps, caller, () =>
		isPasswordRight(password, user.password_hash),
	);
	if (!isRight) {
		await writeAudit(deps, caller, { event: 'password_change_failed', subject: user.email });
		throw refuse('current_password', 'A senha atual não confere.');
	}
	return user;
}

/**
 * Sets a new password for a caller who knows the current one. Every session of the account ends, including this one,
 * and the reply contains the tokens of a new one.
 */
export async function changePassword(
	passwords: { current_password: string; new_password: string },
	deps: Deps,
	caller: Caller,
) {
	const { current_password: current, new_password: next } = passwords;
	checkNewPassword(next, sessionOf(caller).user);
	if (next === current) throw refuse('new_password', 'A senha nova é igual à atual.');
	const user = await checkCurrentPassword(current, deps, caller);
	return setPassword({ user, password: next, event: 'password_changed' }, deps, caller);
}
