import { verify } from 'otplib';
import { takeRecoveryCode } from '#db/accounts/recovery-codes';
import { type SecondFactor, takeStep } from '#db/accounts/second-factors';
import { AppError } from '#domain/app-error';
import { lettersOf } from '#domain/typed-code';
import { countCode } from '#lib/attempt-limit';
import type { Caller } from '#lib/caller';
import type { Deps } from '#lib/deps';
import { decrypt } from '#lib/encrypt';
import { hashCode } from '#lib/spoken-codes';
import { writeAudit } from '#lib/write-audit';

/** Tolerates a phone's clock that is wrong by this many seconds: one step early or late. */
const toleranceSeconds = 30;

interface Owner {
	id: string;
	email: string;
	name: string;
}

/** Checks a code against a factor's current one, and uses it up with every earlier one. */
async function takeAppCode(factor: SecondFactor, code: string, deps: Deps): Promise<boolean> {
	const secret = decrypt(await deps.authSecret(), factor.secret, factor.id);
	if (secret === undefined || !/^\d{6}$/.test(code)) return false;
	const epoch = Math.floor(deps.now().getTime() / 1000);
	const read = await verify({ secret, token: code, epoch, epochTolerance: toleranceSeconds });
	return read.valid && 'timeStep' in read && takeStep(deps.db, factor.id, read.timeStep);
}

/**
 * Accepts a factor's code or, if `allowRecovery`, a recovery code; each works once. Attempts count per account, from
 * all places together. Throws `mfa_verification_failed` or `too_many_requests`.
 */
export async function proveSecondFactor(
	given: { user: Owner; factors: readonly SecondFactor[]; code: string; allowRecovery?: boolean },
	deps: Deps,
	caller: Caller,
): Promise<void> {
	const { user, factors, allowRecovery = true } = given;
	const code = lettersOf(given.code);
	const release = await countCode({ email: user.email, ip: caller.ip }, deps);
	for (const factor of factors) {
		if (await takeAppCode(factor, code, deps)) return release();
	}
	const codeHash = hashCode(await deps.authSecret(), user.id, code);
	const owned = { userId: user.id, codeHash, now: deps.now() };
	if (allowRecovery && (await takeRecoveryCode(deps.db, owned))) {
		await writeAudit(deps, caller, { event: 'recovery_code_used', userName: user.name });
		return release();
	}
	await writeAudit(deps, caller, { event: 'second_factor_failed', subject: user.email });
	throw new AppError('mfa_verification_failed', 'O código não confere.');
}
