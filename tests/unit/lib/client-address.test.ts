import { expect, test } from 'vitest';
import { clientAddress } from '#lib/client-address';

const request = (forwarded?: string) =>
	new Request('https://blog.test/', {
		headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
	});

test('A1: the platform knows the address; what the client claims does not count', () => {
	expect(clientAddress(request('1.2.3.4'), { ip: '203.0.113.7' })).toBe('203.0.113.7');
});

test('without the platform’s address, the last hop is the one that the runner set', () => {
	expect(clientAddress(request('9.9.9.9, 127.0.0.1'), {})).toBe('127.0.0.1');
	expect(clientAddress(request(), {})).toBe('unknown');
});

test.each([
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
	['2001:db8::1', '2001:db8:0:0::/64'],
	['::1', '0:0:0:0::/64'],
	['fe80::1%eth0', 'fe80:0:0:0::/64'],
	['::ffff:203.0.113.7', '203.0.113.7'],
])('an IPv6 address counts as its network: %s', (ip, network) => {
	expect(clientAddress(request(), { ip })).toBe(network);
});
