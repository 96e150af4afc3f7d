import type { Deps } from '#lib/deps';
import { hashCode, makeCode } from '#lib/spoken-codes';

const howMany = 8;

/** Recovery codes to show their owner once, and the hashes that the database stores. */
export async function drawRecoveryCodes(userId: string, deps: Deps) {
	const secret = await deps.authSecret();
	const codes = Array.from({ length: howMany }, () => makeCode(deps));
	return { codes, codeHashes: codes.map((code) => hashCode(secret, userId, code)) };
}
