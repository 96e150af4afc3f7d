import { createHash, timingSafeEqual } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Deps } from './deps.ts';

const audience = 'admin-fn';
const type = 'admin+jwt';
const algorithm = 'HS256';
const adminTokenSeconds = 15 * 60;

/** A secret that the server itself keeps only as a hash: 256 random bits. */
export function makeToken(deps: Pick<Deps, 'randomBytes'>): string {
	return Buffer.from(deps.randomBytes(32)).toString('base64url');
}

export function hashToken(token: string): string {
	return createHash('sha256').update(token).digest('hex');
}

export function isSameHash(one: string, other: string): boolean {
	const [a, b] = [Buffer.from(one), Buffer.from(other)];
	return a.length === b.length && timingSafeEqual(a, b);
}

/** A4: short-lived, and bound to a session: it dies with it. */
export function signAdminToken(
	deps: Pick<Deps, 'authSecret' | 'now'>,
	sessionId: string,
): Promise<string> {
	const issuedAt = Math.floor(deps.now().getTime() / 1000);
	return new SignJWT({ sid: sessionId })
		.setProtectedHeader({ alg: algorithm, typ: type })
		.setAudience(audience)
		.setIssuedAt(issuedAt)
		.setExpirationTime(issuedAt + adminTokenSeconds)
		.sign(deps.authSecret);
}

/** The session that an admin token stands for; undefined when it is no valid one. */
export async function readAdminToken(
	deps: Pick<Deps, 'authSecret' | 'now'>,
	token: string,
): Promise<string | undefined> {
	try {
		const { payload } = await jwtVerify(token, deps.authSecret, {
			algorithms: [algorithm],
			audience,
			typ: type,
			currentDate: deps.now(),
			requiredClaims: ['sid', 'exp', 'iat'],
		});
		return typeof payload['sid'] === 'string' ? payload['sid'] : undefined;
	} catch (error) {
		if (error instanceof errors.JOSEError) return undefined;
		throw error;
	}
}
