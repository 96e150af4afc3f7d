import { afterEach, expect, test, vi } from 'vitest';
import { isSignedIn } from '#elements/admin-link.ts';
import { readStored } from '#elements/browser-storage.ts';

const now = Date.parse('2025-11-20T12:00:00.000Z');

afterEach(() => localStorage.clear());

test.each([
	['token', '2025-11-20T12:00:00.001Z', true],
	['token', '2025-11-20T12:00:00.000Z', false],
	['token', '2025-11-19T12:00:00.000Z', false],
	['token', 'nunca', false],
	['token', null, false],
	[null, '2025-11-21T12:00:00.000Z', false],
])('A5: with token %s and end %s the reader is signed in: %s', (token, expiry, expected) => {
	if (token) localStorage.setItem('adminSessionToken', token);
	if (expiry) localStorage.setItem('adminSessionExpiry', expiry);
	expect(isSignedIn(now)).toBe(expected);
});

test('a browser without storage acts like an empty one', () => {
	vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
		throw new DOMException('denied', 'SecurityError');
	});
	expect(readStored('adminSessionToken')).toBeNull();
	expect(isSignedIn(now)).toBe(false);
});
