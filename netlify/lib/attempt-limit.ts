import { createHmac } from 'node:crypto';
import {
	type AttemptRule,
	clearAttempts,
	releaseAttempt,
	reserveAttempt,
} from '#db/accounts/login-attempts';
import type { Database } from '#db/client';
import { AppError } from '#domain/app-error';
import type { Caller } from './caller.ts';
import type { Deps } from './deps.ts';
import { deriveKey } from './derive-key.ts';
import { type Account, findDevice } from './known-device.ts';

const windowMs = 15 * 60_000;

const normalise = (email: string) => email.trim().toLowerCase();

const keyOf = (authSecret: Uint8Array, ...parts: string[]) =>
	createHmac('sha256', deriveKey(authSecret, 'count attempts'))
		.update(parts.join('\n'))
		.digest('hex');

/** Hashes an address for the limiter's rows, so that the database contains no addresses. */
export const hashEmail = (authSecret: Uint8Array, email: string): string =>
	keyOf(authSecret, normalise(email));

interface Attempt {
	what: 'password' | 'mail' | 'second factor';
	email: string;
	/** The account with this address, if there is one. */
	user: Account | undefined;
}

/**
 * Five failures of one who tries, and thirty from one network address, for any account. A session, and a device that
 * has signed in to the account, are counted apart from the others on their network; a second factor's codes, for which
 * the password is known already, from everywhere together.
 */
async function listRules(
	{ what, email, user }: Attempt,
	deps: Deps,
	caller: Caller,
): Promise<AttemptRule[]> {
	const secret = await deps.authSecret();
	const own =
		what === 'second factor'
			? what
			: (caller.session?.id ?? (user && (await findDevice(user, deps, caller))));
	const key = keyOf(secret, what, normalise(email), own ?? caller.ip);
	const one = { key, emailKey: hashEmail(secret, email), most: 5, windowMs };
	return own ? [one] : [one, { key: keyOf(secret, caller.ip), most: 30, windowMs }];
}

async function reserve(db: Database, rules: readonly AttemptRule[], deps: Deps): Promise<void> {
	for (const rule of rules) {
		const waitMs = await reserveAttempt(db, rule, deps.now());
		if (waitMs === 0) continue;
		const retry_after = Math.ceil(waitMs / 1000);
		const minutes = Math.ceil(retry_after / 60);
		const message = `Muitas tentativas. Espere ${minutes} min para tentar de novo.`;
		throw new AppError('too_many_requests', message, { retry_after });
	}
}

/**
 * Counts an attempt, then proves it, and takes the count back where `check` returns what was proved. The transaction
 * holds the counters: others wait until it is known whether this one counts. Throws `too_many_requests`.
 */
export async function prove<Proved>(
	attempt: Attempt,
	deps: Deps,
	caller: Caller,
	check: (db: Database) => Promise<Proved | false | undefined>,
): Promise<Proved | undefined> {
	const rules = await listRules(attempt, deps, caller);
	return deps.db.transaction(async (db) => {
		await reserve(db, rules, deps);
		const proved = await check(db);
		if (!proved) return undefined;
		const [one, ...places] = rules;
		if (one) await clearAttempts(db, one.key);
		for (const place of places) await releaseAttempt(db, place);
		return proved;
	});
}

/** Counts a request for a mail, which nothing takes back. */
export async function countMail(
	attempt: Omit<Attempt, 'what'>,
	deps: Deps,
	caller: Caller,
): Promise<void> {
	await reserve(deps.db, await listRules({ ...attempt, what: 'mail' }, deps, caller), deps);
}

/** Counts a guess at the set-up code that the owner chose. */
export async function countSetup(ip: string, deps: Deps): Promise<void> {
	const key = keyOf(await deps.authSecret(), 'set-up', ip);
	await reserve(deps.db, [{ key, most: 5, windowMs }], deps);
}
