import { findUserByEmail, type StoredUser, upgradePasswordHash } from '#db/admin-users';
import { AppError } from '#domain/app-error';
import { countAttempt } from '#lib/attempt-limit';
import type { Caller } from '#lib/caller';
import type { Deps } from '#lib/deps';
import { hashPassword, isOutdatedHash, isPasswordRight } from '#lib/passwords';
import { writeAudit } from '#lib/write-audit';

/**
 * Returns the account for an address and password. Counts every attempt before checking the password. Throws
 * `too_many_requests`, or `invalid_credentials`, identical for known, disabled and unknown addresses.
 */
export async function provePassword(
	{ email, password }: { email: string; password: string },
	deps: Deps,
	caller: Caller,
): Promise<StoredUser> {
	const release = await countAttempt({ email, ip: caller.ip }, deps);
	const found = await findUserByEmail(deps.db, email);
	const user = found?.disabled_at ? undefined : found;
	const isRight = await isPasswordRight(password, user?.password_hash);
	if (!user || !isRight) {
		// Unknown addresses are not logged, because people type their password there.
		await writeAudit(deps, caller, { event: 'sign_in_failed', subject: found?.email ?? '' });
		throw new AppError('invalid_credentials', 'E-mail ou senha não conferem.');
	}
	if (isOutdatedHash(user.password_hash)) {
		await upgradePasswordHash(deps.db, user, await hashPassword(password));
	}
	await release();
	return user;
}
