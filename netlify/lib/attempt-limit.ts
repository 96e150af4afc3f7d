import { createHmac } from 'node:crypto';
import {
	type AttemptRule,
	clearAttempts,
	releaseAttempt,
	reserveAttempt,
} from '#db/accounts/login-attempts';
import { AppError } from '#domain/app-error';
import type { Deps } from './deps.ts';
import { deriveKey } from './derive-key.ts';

const windowMs = 15 * 60_000;

const normalise = (email: string) => email.trim().toLowerCase();

const keyOf = (authSecret: Uint8Array, text: string) =>
	createHmac('sha256', deriveKey(authSecret, 'count attempts')).update(text).digest('hex');

/** Hashes an address for the limiter's rows, so that the database contains no addresses. */
export const hashEmail = (authSecret: Uint8Array, email: string): string =>
	keyOf(authSecret, normalise(email));

/** A1: thirty failures from one IP, for any account. */
const ruleOfPlace = async (ip: string, deps: Deps): Promise<AttemptRule> => ({
	key: keyOf(await deps.authSecret(), ip),
	most: 30,
	windowMs,
});

/** Five failures; the row includes the address's hash, so that an admin can unlock it. */
async function ruleOf(what: string, email: string, deps: Deps): Promise<AttemptRule> {
	const secret = await deps.authSecret();
	return { key: keyOf(secret, what), emailKey: hashEmail(secret, email), most: 5, windowMs };
}

async function reserve(rule: AttemptRule, deps: Deps): Promise<void> {
	const waitMs = await reserveAttempt(deps.db, rule, deps.now());
	if (waitMs === 0) return;
	const retry_after = Math.ceil(waitMs / 1000);
	const minutes = Math.ceil(retry_after / 60);
	const message = `Muitas tentativas. Espere ${minutes} min para tentar de novo.`;
	throw new AppError('too_many_requests', message, { retry_after });
}

async function count(what: string, email: string, ip: string, deps: Deps) {
	const one = await ruleOf(what, email, deps);
	const place = await ruleOfPlace(ip, deps);
	await reserve(one, deps);
	await reserve(place, deps);
	return async (): Promise<void> => {
		await clearAttempts(deps.db, one.key);
		await releaseAttempt(deps.db, place);
	};
}

/**
 * Counts an attempt before the password is checked. Throws `too_many_requests`; call the returned function after a
 * success to take the attempt back.
 */
export function countAttempt({ email, ip }: { email: string; ip: string }, deps: Deps) {
	return count(`${normalise(email)}\n${ip}`, email, ip, deps);
}

/** The same for a second factor. The caller already knows the password, so attempts from all places count together. */
export function countCode({ email, ip }: { email: string; ip: string }, deps: Deps) {
	return count(`second factor\n${normalise(email)}`, email, ip, deps);
}

/** Counts a link to a draft that did not open, against those who guess; whoever has the right one leaves no trace. */
export const countWrongLink = async (ip: string, deps: Deps): Promise<void> =>
	reserve(await ruleOfPlace(`draft link\n${ip}`, deps), deps);

/** Counts a guess at the set-up code, from this place and from all: who guesses elsewhere shuts nobody out for long. */
export async function countSetup(ip: string, deps: Deps): Promise<void> {
	const secret = await deps.authSecret();
	const steady = { windowMs, isSteady: true };
	await reserve({ key: keyOf(secret, `set-up\n${ip}`), most: 5, ...steady }, deps);
	await reserve({ key: keyOf(secret, 'set-up'), most: 30, ...steady }, deps);
}

/** The same for requesting a mail and for the code in it. */
export function countMail({ email, ip }: { email: string; ip: string }, deps: Deps) {
	return count(`mail\n${normalise(email)}\n${ip}`, email, ip, deps);
}
