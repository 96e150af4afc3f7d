import { hkdfSync } from 'node:crypto';

/** Derives a separate 32-byte key for each use of the site's secret, so that leaking one reveals nothing about the others. */
export function deriveKey(
	authSecret: Uint8Array,
	use:
		| 'sign tokens'
		| 'hash codes'
		| 'encrypt second factors'
		| 'count attempts'
		| 'tell keys apart'
		| 'make set-up codes',
): Buffer {
	return Buffer.from(hkdfSync('sha256', authSecret, '', use, 32));
}
