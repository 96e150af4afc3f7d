import { createHmac } from 'node:crypto';
import {
	type AttemptRule,
	clearAttempts,
	releaseAttempt,
	reserveAttempt,
} from '#db/login-attempts';
import { AppError } from '#domain/app-error';
import type { Deps } from './deps.ts';

const windowMs = 15 * 60_000;

const normalise = (email: string) => email.trim().toLowerCase();

/** How the limiter's rows name an address: the database holds no address of who tried. */
export function hashEmail(authSecret: Uint8Array, email: string): string {
	return createHmac('sha256', authSecret).update(normalise(email)).digest('hex');
}

/** A1: five failures for an address from one place, thirty from a place for all addresses. */
function rulesFor(email: string, ip: string, { authSecret }: Deps) {
	const key = (text: string) => createHmac('sha256', authSecret).update(text).digest('hex');
	const one: AttemptRule = {
		key: key(`${normalise(email)}\n${ip}`),
		emailKey: hashEmail(authSecret, email),
		most: 5,
		windowMs,
	};
	return { one, all: { key: key(ip), most: 30, windowMs } satisfies AttemptRule };
}

async function reserve(rule: AttemptRule, deps: Deps): Promise<void> {
	const waitMs = await reserveAttempt(deps.db, rule, deps.now());
	if (waitMs === 0) return;
	const retry_after = Math.ceil(waitMs / 1000);
	const minutes = Math.ceil(retry_after / 60);
	const time = minutes === 1 ? '1 minuto' : `${minutes} minutos`;
	throw new AppError('too_many_requests', `Muitas tentativas. Espere ${time} e tente de novo.`, {
		retry_after,
	});
}

/**
 * Counts one attempt at a password before it is looked at. Throws `too_many_requests`; after a success the
 * answer takes the attempt back.
 */
export async function countAttempt(
	{ email, ip }: { email: string; ip: string },
	deps: Deps,
): Promise<() => Promise<void>> {
	const { one, all } = rulesFor(email, ip, deps);
	await reserve(one, deps);
	await reserve(all, deps);
	return async () => {
		await clearAttempts(deps.db, one.key);
		await releaseAttempt(deps.db, all);
	};
}
