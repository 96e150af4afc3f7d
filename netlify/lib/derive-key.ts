import { hkdfSync } from 'node:crypto';

export type Encryption = 'encrypt second factors' | 'encrypt the build hook';

/** Derives a separate 32-byte key for each use of the site's secret, so that leaking one reveals nothing about the others. */
export function deriveKey(
	authSecret: Uint8Array,
	use:
		| 'sign tokens'
		| 'hash codes'
		| Encryption
		| 'count attempts'
		| 'know devices'
		| 'tell keys apart'
		| 'make set-up codes',
): Buffer {
	return Buffer.from(hkdfSync('sha256', authSecret, '', use, 32));
}
