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

type Limited = Pick<Deps, 'authSecret'>;

const keyOf = ({ authSecret }: Limited, text: string) =>
	createHmac('sha256', deriveKey(authSecret, 'count attempts')).update(text).digest('hex');

/** Hashes an address for the limiter's rows, so that the database contains no addresses. */
export function hashEmail(authSecret: Uint8Array, email: string): string {
	return keyOf({ authSecret }, normalise(email));
}

/** A1: thirty failures from one IP, for any account. */
const ruleOfPlace = (ip: string, deps: Limited): AttemptRule => ({
	key: keyOf(deps, ip),
	most: 30,
	windowMs,
});

/** Five failures; the row includes the address's hash, so that an admin can unlock it. */
const ruleOf = (what: string, email: string, deps: Limited): AttemptRule => ({
	key: keyOf(deps, what),
	emailKey: hashEmail(deps.authSecret, email),
	most: 5,
	windowMs,
});

async function reserve(rule: AttemptRule, deps: Deps): Promise<void> {
	const waitMs = await reserveAttempt(deps.db, rule, deps.now());
	if (waitMs === 0) return;
	const retry_after = Math.ceil(waitMs / 1000);
	const minutes = Math.ceil(retry_after / 60);
	const message = `Muitas tentativas. Espere ${minutes} min para tentar de novo.`;
	throw new AppError('too_many_requests', message, { retry_after });
}

async function count(one: AttemptRule, ip: string, deps: Deps): Promise<() => Promise<void>> {
	const place = ruleOfPlace(ip, deps);
	await reserve(one, deps);
	await reserve(place, deps);
	return async () => {
		await clearAttempts(deps.db, one.key);
		await releaseAttempt(deps.db, place);
	};
}

/**
 * Counts an attempt before the password is checked. Throws `too_many_requests`; call the returned function after a
 * success to take the attempt back.
 */
export function countAttempt({ email, ip }: { email: string; ip: string }, deps: Deps) {
	return count(ruleOf(`${normalise(email)}\n${ip}`, email, deps), ip, deps);
}

/** The same for a second factor. The caller already knows the password, so attempts from all places count together. */
export function countCode({ email, ip }: { email: string; ip: string }, deps: Deps) {
	return count(ruleOf(`second factor\n${normalise(email)}`, email, deps), ip, deps);
}

/** Counts a link to a draft that did not open, against those who guess; whoever has the right one leaves no trace. */
export const countWrongLink = (ip: string, deps: Deps): Promise<void> =>
	reserve(ruleOfPlace(`draft link\n${ip}`, deps), deps);

/** The same for requesting a mail and for the code in it. */
export function countMail({ email, ip }: { email: string; ip: string }, deps: Deps) {
	return count(ruleOf(`mail\n${normalise(email)}\n${ip}`, email, deps), ip, deps);
}
