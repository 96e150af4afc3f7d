import { site } from '#config/site';
import { getUser, replacePassword } from '#db/admin-users';
import { AppError } from '#domain/app-error';
import { passwordFault } from '#domain/password-rule';
import { countAttempt } from '#lib/attempt-limit';
import { type Caller, sessionOf } from '#lib/caller';
import type { Deps } from '#lib/deps';
import { hashPassword, isPasswordRight } from '#lib/passwords';
import { writeAudit } from '#lib/write-audit';
import { openSession } from './open-session.ts';

const refuse = (field: string, text: string) => new AppError('invalid_input', text, { field });

/**
 * A new password, for who knows the current one: guesses count as they do at the sign-in (A1). Every session
 * of the account ends, this one too, and the answer holds the tokens of a new one (A5).
 */
export async function changePassword(
	passwords: { current_password: string; new_password: string },
	deps: Deps,
	caller: Caller,
) {
	const { current_password: current, new_password: next } = passwords;
	const user = await getUser(deps.db, sessionOf(caller).user.id);
	const fault = passwordFault(next, [user.email, user.name, site.name]);
	if (fault) throw refuse('new_password', fault);
	if (next === current) throw refuse('new_password', 'A senha nova é igual à atual.');
	const release = await countAttempt({ email: user.email, ip: caller.ip }, deps);
	if (!(await isPasswordRight(current, user.password_hash))) {
		await writeAudit(deps, caller, { event: 'password_change_failed', subject: user.email });
		throw refuse('current_password', 'A senha atual não confere.');
	}
	await release();
	await replacePassword(deps.db, user, {
		passwordHash: await hashPassword(next),
		event: 'password_changed',
		userName: user.name,
		ip: caller.ip,
		now: deps.now().toISOString(),
	});
	return openSession(user.id, deps, caller);
}
