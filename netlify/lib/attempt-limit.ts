import { createHmac } from 'node:crypto';
import {
	type AttemptRule,
	clearAttempts,
	releaseAttempt,
	reserveAttempt,
} from '#db/login-attempts';
import { AppError } from '#domain/app-error';
import type { Deps } from './deps.ts';
import { deriveKey } from './derive-key.ts';

const windowMs = 15 * 60_000;

const normalise = (email: string) => email.trim().toLowerCase();

type Limited = Pick<Deps, 'authSecret'>;

const keyOf = ({ authSecret }: Limited, text: string) =>
	createHmac('sha256', deriveKey(authSecret, 'count attempts')).update(text).digest('hex');

/** How the limiter's rows name an address: the database holds no address of who tried. */
export function hashEmail(authSecret: Uint8Array, email: string): string {
	return keyOf({ authSecret }, normalise(email));
}

/** A1: thirty failures from one place, whatever they were about. */
const ruleOfPlace = (ip: string, deps: Limited): AttemptRule => ({
	key: keyOf(deps, ip),
	most: 30,
	windowMs,
});

/** Five failures; what is counted bears an address, so that its owner can be let in again. */
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
 * Counts one attempt at a password before it is looked at. Throws `too_many_requests`; after a success the
 * answer takes the attempt back.
 */
export function countAttempt({ email, ip }: { email: string; ip: string }, deps: Deps) {
	return count(ruleOf(`${normalise(email)}\n${ip}`, email, deps), ip, deps);
}

/** The same for a second factor. Whoever gets here knows the password, so attempts from all places count together. */
export function countCode({ email, ip }: { email: string; ip: string }, deps: Deps) {
	return count(ruleOf(`second factor\n${normalise(email)}`, email, deps), ip, deps);
}

/** The same for a mail that is asked for, and for the code that came with it. */
export function countMail({ email, ip }: { email: string; ip: string }, deps: Deps) {
	return count(ruleOf(`mail\n${normalise(email)}\n${ip}`, email, deps), ip, deps);
}
