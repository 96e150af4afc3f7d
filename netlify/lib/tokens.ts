import {
	createHash,
	createPrivateKey,
	createPublicKey,
	type KeyObject,
	timingSafeEqual,
} from 'node:crypto';
import { calculateJwkThumbprint, errors, jwtVerify, SignJWT } from 'jose';
import { isUuid } from '#domain/post/post-id';
import type { Deps } from './deps.ts';
import { deriveKey } from './derive-key.ts';

const audience = 'admin-fn';
const type = 'admin+jwt';
const algorithm = 'EdDSA';
export const adminTokenSeconds = 15 * 60;

/** PKCS #8 header for the 32 bytes of an Ed25519 key. */
const ed25519Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

interface SigningKeys {
	privateKey: KeyObject;
	publicKey: KeyObject;
}
const known = new WeakMap<Uint8Array, SigningKeys>();

function signingKeys(authSecret: Uint8Array): SigningKeys {
	const found = known.get(authSecret);
	if (found) return found;
	const key = Buffer.concat([ed25519Prefix, deriveKey(authSecret, 'sign tokens')]);
	const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
	const keys = { privateKey, publicKey: createPublicKey(privateKey) };
	known.set(authSecret, keys);
	return keys;
}

/** The public key for verifying tokens, as a JSON Web Key. */
export async function publicSigningKey(authSecret: Uint8Array) {
	const { crv = '', x = '' } = signingKeys(authSecret).publicKey.export({ format: 'jwk' });
	const jwk = { kty: 'OKP' as const, crv, x };
	return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: algorithm, use: 'sig' as const };
}

/** A secret of 256 random bits that the server stores only as a hash. */
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

/** Short-lived, and bound to a session: it ends with it. */
export async function signAdminToken(
	deps: Pick<Deps, 'authSecret' | 'now'>,
	sessionId: string,
): Promise<string> {
	const { privateKey } = signingKeys(await deps.authSecret());
	const issuedAt = Math.floor(deps.now().getTime() / 1000);
	return new SignJWT({ sid: sessionId })
		.setProtectedHeader({ alg: algorithm, typ: type })
		.setAudience(audience)
		.setIssuedAt(issuedAt)
		.setExpirationTime(issuedAt + adminTokenSeconds)
		.sign(privateKey);
}

/** The session id in a token, or what is wrong with the token. */
export type TokenReading = { sessionId: string } | { fault: 'forged' | 'expired' };

export async function readAdminToken(
	deps: Pick<Deps, 'authSecret' | 'now'>,
	token: string,
): Promise<TokenReading> {
	const { publicKey } = signingKeys(await deps.authSecret());
	try {
		const { payload } = await jwtVerify(token, publicKey, {
			algorithms: [algorithm],
			audience,
			typ: type,
			currentDate: deps.now(),
			requiredClaims: ['sid', 'exp', 'iat'],
		});
		const { sid } = payload;
		return typeof sid === 'string' && isUuid(sid) ? { sessionId: sid } : { fault: 'forged' };
	} catch (error) {
		if (error instanceof errors.JWTExpired) return { fault: 'expired' };
		if (error instanceof errors.JOSEError) return { fault: 'forged' };
		throw error;
	}
}
