import { findUserByEmail, type StoredUser, upgradePasswordHash } from '#db/accounts/admin-users';
import { prove } from '#lib/attempt-limit';
import type { Caller } from '#lib/caller';
import type { Deps } from '#lib/deps';
import { hashPassword, isOutdatedHash, isPasswordRight } from '#lib/passwords';
import { writeAudit } from '#lib/write-audit';
import { wrongCredentials } from './open-session.ts';

/**
 * Returns the account for an address and password. Counts every attempt before checking the password. Throws
 * `too_many_requests`, or `invalid_credentials`, identical for known, disabled and unknown addresses.
 */
export async function provePassword(
	{ email, password }: { email: string; password: string },
	deps: Deps,
	caller: Caller,
): Promise<StoredUser> {
	const found = await findUserByEmail(deps.db, email);
	const known = found?.disabled_at ? undefined : found;
	const attempt = { what: 'password', email, user: known } as const;
	const user = await prove(
		attempt,
		deps,
		caller,
		async () => (await isPasswordRight(password, known?.password_hash)) && known,
	);
	if (!user) {
		// Unknown addresses are not logged, because people type their password there.
		await writeAudit(deps, caller, { event: 'sign_in_failed', subject: found?.email ?? '' });
		throw wrongCredentials();
	}
	if (!isOutdatedHash(user.password_hash)) return user;
	const upgraded = { ...user, password_hash: await hashPassword(password) };
	if (await upgradePasswordHash(deps.db, user, upgraded.password_hash)) return upgraded;
	// Another sign-in upgraded it first, or the password is another one by now.
	return provePassword({ email, password }, deps, caller);
}
