import { createHmac } from 'node:crypto';
import { lettersOf } from '#domain/account/typed-code';
import type { Deps } from './deps.ts';
import { deriveKey } from './derive-key.ts';

/** Crockford's alphabet: no letter looks like a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const letters = 16;

/** A code that is easy to copy by hand: 80 random bits, such as `4KQ9-TZ2M-P7WE-8HHX`. */
export function makeCode(deps: Pick<Deps, 'randomBytes'>): string {
	const text = [...deps.randomBytes(letters)].map((byte) => alphabet[byte & 31]).join('');
	return text.replace(/.{4}(?=.)/g, '$&-');
}

/** Letters that people mistake for digits count as those. */
export const readAsMeant = (code: string) =>
	lettersOf(code).replaceAll('O', '0').replace(/[IL]/g, '1');

/** Hashes a code for storage, keyed with a secret that is not in the database. */
export function hashCode(authSecret: Uint8Array, use: string, code: string): string {
	const key = deriveKey(authSecret, 'hash codes');
	return createHmac('sha256', key)
		.update(`${use}\n${readAsMeant(code)}`)
		.digest('hex');
}
