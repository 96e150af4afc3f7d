import { verify } from 'otplib';
import { takeRecoveryCode } from '#db/accounts/recovery-codes';
import { type SecondFactor, takeStep } from '#db/accounts/second-factors';
import { lettersOf } from '#domain/account/typed-code';
import { AppError } from '#domain/app-error';
import { prove } from '#lib/attempt-limit';
import type { Caller } from '#lib/caller';
import type { Deps } from '#lib/deps';
import { decrypt } from '#lib/derive-key';
import { hashCode } from '#lib/spoken-codes';
import { writeAudit } from '#lib/write-audit';

/** Tolerates a phone's clock that is wrong by this many seconds: one step early or late. */
const toleranceSeconds = 30;

interface Owner {
	id: string;
	email: string;
	name: string;
}

/** A code of a clock that is wrong by less than this lets nobody in, but names the cause. */
const wrongClockSeconds = 600;

/** The step of a factor's code around now, within so many seconds; undefined for any other code. */
async function findStep(factor: SecondFactor, token: string, deps: Deps, epochTolerance: number) {
	const secret = decrypt(await deps.authSecret(), factor.secret, factor.id);
	if (secret === undefined || !/^\d{6}$/.test(token)) return undefined;
	const epoch = Math.floor(deps.now().getTime() / 1000);
	const read = await verify({ secret, token, epoch, epochTolerance });
	return read.valid && 'timeStep' in read ? read.timeStep : undefined;
}

/** Checks a code against a factor's current one, and uses it up with every earlier one. */
async function takeAppCode(factor: SecondFactor, code: string, deps: Deps): Promise<boolean> {
	const step = await findStep(factor, code, deps, toleranceSeconds);
	return step !== undefined && takeStep(deps.db, factor.id, step);
}

/** Whether a code that was refused is that of a phone whose clock is fast or slow. */
async function isOfWrongClock(factor: SecondFactor, code: string, deps: Deps): Promise<boolean> {
	const now = Math.floor(deps.now().getTime() / 30_000);
	const step = await findStep(factor, code, deps, wrongClockSeconds);
	return step !== undefined && Math.abs(step - now) > 1;
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
	const attempt = { what: 'second factor', email: user.email, user: undefined } as const;
	const proved = await prove(attempt, deps, caller, async (db) => {
		for (const factor of factors) {
			if (await takeAppCode(factor, code, { ...deps, db })) return 'app';
		}
		const codeHash = hashCode(await deps.authSecret(), user.id, code);
		const owned = { userId: user.id, codeHash, now: deps.now() };
		return allowRecovery && (await takeRecoveryCode(db, owned)) ? 'recovery' : undefined;
	});
	if (proved === 'recovery')
		await writeAudit(deps, caller, { event: 'recovery_code_used', userName: user.name });
	if (proved) return;
	await writeAudit(deps, caller, { event: 'second_factor_failed', subject: user.email });
	for (const factor of factors) {
		if (await isOfWrongClock(factor, code, deps)) {
			throw new AppError(
				'mfa_verification_failed',
				'O código é de outro minuto. Acerte o relógio do celular (data e hora automáticas) e digite um código novo.',
			);
		}
	}
	throw new AppError('mfa_verification_failed', 'O código não confere.');
}
