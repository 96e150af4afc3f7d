import { createHmac } from 'node:crypto';
import { createSession } from '#db/admin-sessions';
import { findUserByEmail, type StoredUser, upgradePasswordHash } from '#db/admin-users';
import {
	type AttemptRule,
	clearAttempts,
	releaseAttempt,
	reserveAttempt,
} from '#db/login-attempts';
import { AppError } from '#domain/app-error';
import { bindingCookie } from '#lib/binding-cookie';
import type { Caller } from '#lib/caller';
import type { Deps } from '#lib/deps';
import { hashPassword, isOutdatedHash, isPasswordRight } from '#lib/passwords';
import { hashToken, makeToken, signAdminToken } from '#lib/tokens';

const windowMs = 15 * 60_000;
const cookieSeconds = 7 * 86_400;

interface Credentials {
	email: string;
	password: string;
}

/** A1: five failures for an address from one place, thirty from a place for all addresses. */
function rulesFor(email: string, ip: string, deps: Deps): { one: AttemptRule; all: AttemptRule } {
	const key = (text: string) => createHmac('sha256', deps.authSecret).update(text).digest('hex');
	return {
		one: { key: key(`${email}\n${ip}`), most: 5, windowMs },
		all: { key: key(ip), most: 30, windowMs },
	};
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

async function checkPassword({ email, password }: Credentials, deps: Deps): Promise<StoredUser> {
	const user = await findUserByEmail(deps.db, email);
	const isRight = await isPasswordRight(password, user?.password_hash);
	if (!user || !isRight) {
		throw new AppError('invalid_credentials', 'E-mail ou senha incorretos.');
	}
	if (isOutdatedHash(user.password_hash)) {
		await upgradePasswordHash(deps.db, user, await hashPassword(password));
	}
	return user;
}

async function openSession(user: StoredUser, deps: Deps, caller: Caller) {
	const sessionToken = makeToken(deps);
	const binding = caller.isBrowser ? makeToken(deps) : undefined;
	const session = await createSession(deps.db, {
		userId: user.id,
		tokenHash: hashToken(sessionToken),
		bindingHash: binding === undefined ? null : hashToken(binding),
		userAgent: caller.userAgent,
		ip: caller.ip,
		now: deps.now(),
	});
	if (binding) caller.replyHeaders.append('set-cookie', bindingCookie(binding, cookieSeconds));
	return {
		sessionToken,
		expiresAt: session.expires_at,
		adminToken: await signAdminToken(deps, session.id),
	};
}

/**
 * Spec §7 `admin-auth login`. Every attempt is counted before its password is looked at. Throws
 * `invalid_credentials`, the same for a known and an unknown address, or `too_many_requests`.
 */
export async function logIn(credentials: Credentials, deps: Deps, caller: Caller) {
	const email = credentials.email.trim().toLowerCase();
	const { one, all } = rulesFor(email, caller.ip, deps);
	await reserve(one, deps);
	await reserve(all, deps);
	const user = await checkPassword({ email, password: credentials.password }, deps);
	await clearAttempts(deps.db, one.key);
	await releaseAttempt(deps.db, all);
	const opened = await openSession(user, deps, caller);
	return { success: true as const, ...opened, user: { name: user.name, email: user.email } };
}
