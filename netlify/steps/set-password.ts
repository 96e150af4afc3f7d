import { site } from '#config/site';
import { replacePassword } from '#db/accounts/admin-users';
import { passwordFault } from '#domain/account/password-rule';
import { AppError } from '#domain/app-error';
import { type Caller, sessionOf } from '#lib/caller';
import type { Deps } from '#lib/deps';
import { hashPassword } from '#lib/passwords';
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

/** Ends every session of the account, including this one (A5); returns the tokens of a new one. */
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
