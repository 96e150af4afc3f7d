import type { Deps } from '#lib/deps';
import { hashCode, makeCode } from '#lib/spoken-codes';

const howMany = 8;

/** Codes for their owner's eyes, this once, and what the database keeps of them. */
export function drawRecoveryCodes(userId: string, deps: Deps) {
	const codes = Array.from({ length: howMany }, () => makeCode(deps));
	return { codes, codeHashes: codes.map((code) => hashCode(deps.authSecret, userId, code)) };
}
