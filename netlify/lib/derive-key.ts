import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts for the database. `owner` is authenticated too, so a value copied to another row cannot be decrypted. */
export function encrypt(
	authSecret: Uint8Array,
	text: string,
	owner: string,
	use: Encryption = 'encrypt second factors',
): string {
	const iv = randomBytes(ivBytes);
	const key = deriveKey(authSecret, use);
	const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(owner));
	const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
	return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Undefined when the text is damaged, belongs to another row, or was encrypted with another `AUTH_SECRET`. */
export function decrypt(
	authSecret: Uint8Array,
	stored: string,
	owner: string,
	use: Encryption = 'encrypt second factors',
): string | undefined {
	const bytes = Buffer.from(stored, 'base64');
	const [iv, tag] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, ivBytes + tagBytes)];
	const key = deriveKey(authSecret, use);
	try {
		const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes });
		decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
		const opened = decipher.update(bytes.subarray(ivBytes + tagBytes));
		return Buffer.concat([opened, decipher.final()]).toString('utf8');
	} catch {
		return undefined; // Treated by the caller as a wrong code.
	}
}

type Encryption = 'encrypt second factors' | 'encrypt the build hook';

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
