import { findUserByEmail, type StoredUser, upgradePasswordHash } from '#db/admin-users';
import { AppError } from '#domain/app-error';
import { describeDevice } from '#domain/device-name';
import { countAttempt } from '#lib/attempt-limit';
import type { Caller } from '#lib/caller';
import type { Deps } from '#lib/deps';
import { hashPassword, isOutdatedHash, isPasswordRight } from '#lib/passwords';
import { writeAudit } from '#lib/write-audit';
import { openSession } from './open-session.ts';

interface Credentials {
	email: string;
	password: string;
}

/** An unknown address is not written down: people type their password there. */
async function checkPassword(
	{ email, password }: Credentials,
	deps: Deps,
	caller: Caller,
): Promise<StoredUser> {
	const user = await findUserByEmail(deps.db, email);
	const isRight = await isPasswordRight(password, user?.password_hash);
	if (!user || !isRight) {
		await writeAudit(deps, caller, { event: 'sign_in_failed', subject: user?.email ?? '' });
		throw new AppError('invalid_credentials', 'E-mail ou senha incorretos.');
	}
	if (isOutdatedHash(user.password_hash)) {
		await upgradePasswordHash(deps.db, user, await hashPassword(password));
	}
	return user;
}

/**
 * Spec §7 `admin-auth login`. Every attempt is counted before its password is looked at. Throws
 * `invalid_credentials`, the same for a known and an unknown address, or `too_many_requests`.
 */
export async function logIn({ email, password }: Credentials, deps: Deps, caller: Caller) {
	const release = await countAttempt({ email, ip: caller.ip }, deps);
	const user = await checkPassword({ email, password }, deps, caller);
	await release();
	const opened = await openSession(user.id, deps, caller);
	const subject = describeDevice(caller.userAgent);
	await writeAudit(deps, caller, { event: 'sign_in', subject, userName: user.name });
	return { success: true as const, ...opened, user: { name: user.name, email: user.email } };
}
