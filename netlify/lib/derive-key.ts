import { hkdfSync } from 'node:crypto';

/** A key of its own for each use of `AUTH_SECRET`: what one gives away says nothing of the others. 32 bytes. */
export function deriveKey(
	authSecret: Uint8Array,
	use: 'sign tokens' | 'hash codes' | 'encrypt second factors' | 'count attempts',
): Buffer {
	return Buffer.from(hkdfSync('sha256', authSecret, '', use, 32));
}
