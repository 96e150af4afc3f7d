import type { verifyCode as endpoint } from '#contract/auth/mailed-codes';
import { findUserByEmail } from '#db/accounts/admin-users';
import { takeCode } from '#db/accounts/one-time-codes';
import { AppError } from '#domain/app-error';
import { prove } from '#lib/attempt-limit';
import type { Action } from '#lib/serve';
import { hashCode } from '#lib/spoken-codes';
import { grantSession } from './grant-session.ts';
import { refuseGrant } from './not-offered.ts';

const purposes = { recovery: 'recovery', email: 'otp', magiclink: 'otp' } as const;
const isOffered = (type: string): type is keyof typeof purposes => Object.hasOwn(purposes, type);

/** A code works once, within ten minutes, and only for the address it was mailed to. */
export const verifyCode: Action<typeof endpoint> = async (input, deps, caller) => {
	const { type, email, token, token_hash: tokenHash } = input;
	if (!isOffered(type)) return refuseGrant();
	const purpose = purposes[type];
	const codeHash = hashCode(await deps.authSecret(), purpose, token ?? tokenHash ?? '');
	const owner = await findUserByEmail(deps.db, email ?? '');
	const attempt = { what: 'mail', email: email ?? '', user: owner } as const;
	const user = await prove(attempt, deps, caller, async (db) => {
		const taken = await takeCode(db, { purpose, codeHash, now: deps.now() });
		return (email === undefined || email.toLowerCase() === taken?.email) && taken;
	});
	if (!user) throw new AppError('otp_expired', 'O código não confere ou não vale mais.');
	return grantSession({ user, method: purpose }, deps, caller);
};
