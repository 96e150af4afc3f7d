import { expect, test } from 'vitest';
import { decrypt, deriveKey, encrypt } from '#lib/derive-key';
import { hashCode, makeCode } from '#lib/spoken-codes';

const secret = new TextEncoder().encode('a secret of the tests, 32 bytes long or more');
const other = new TextEncoder().encode('another secret of the tests, as long as that');

test("A4: a second factor's secret opens with its own key, in its own row, unchanged", () => {
	const stored = encrypt(secret, 'JBSWY3DPEHPK3PXP', 'row 1');
	expect(stored).not.toContain('JBSW');
	expect(encrypt(secret, 'JBSWY3DPEHPK3PXP', 'row 1')).not.toBe(stored);
	expect(decrypt(secret, stored, 'row 1')).toBe('JBSWY3DPEHPK3PXP');
	const changed = Buffer.from(stored, 'base64');
	changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
	expect(decrypt(secret, stored, 'row 2')).toBeUndefined();
	expect(decrypt(other, stored, 'row 1')).toBeUndefined();
	expect(decrypt(secret, changed.toString('base64'), 'row 1')).toBeUndefined();
	for (const damaged of ['', 'nada', stored.slice(0, 20)]) {
		expect(decrypt(secret, damaged, 'row 1')).toBeUndefined();
	}
});

test('each use of the secret has its own key', () => {
	const keys = (['sign tokens', 'hash codes', 'encrypt second factors'] as const).map((use) =>
		deriveKey(secret, use).toString('hex'),
	);
	expect(new Set(keys).size).toBe(3);
});

test('a code is read despite confusable letters, and its hash reveals nothing without the secret', () => {
	const code = makeCode({ randomBytes: (size) => new Uint8Array(size).fill(1) });
	expect(code).toBe('1111-1111-1111-1111');
	const hash = hashCode(secret, 'recovery', code);
	for (const typed of ['IIII-llll-1111-1111', '1111 1111 1111 1111', ' 1111111111111111 ']) {
		expect(hashCode(secret, 'recovery', typed)).toBe(hash);
	}
	expect(hashCode(secret, 'otp', code)).not.toBe(hash);
	expect(hashCode(other, 'recovery', code)).not.toBe(hash);
});
