import { expect, test } from 'vitest';
import { bindingCookie } from '#lib/cookies';

const kept = (siteOrigin: string): string[] => {
	const headers = new Headers();
	bindingCookie.keep(headers, { siteOrigin }, 'abc');
	return headers.getSetCookie();
};
const dropped = (siteOrigin: string): string[] => {
	const headers = new Headers();
	bindingCookie.drop(headers, { siteOrigin });
	return headers.getSetCookie();
};
const read = (cookie: string) =>
	bindingCookie.read(new Request('http://localhost:8888/api/admin-auth', { headers: { cookie } }));

test.each([
	'http://localhost:8888',
	'http://localhost',
	'http://127.0.0.1:8888',
	'http://[::1]:8888',
])('A4: at %s the cookie is one that WebKit keeps, and an earlier one ends', (siteOrigin) => {
	expect(kept(siteOrigin)).toEqual([
		'bind=abc; Path=/; HttpOnly; SameSite=Strict; Max-Age=604800',
		'__Host-bind=; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=0',
	]);
	expect(dropped(siteOrigin)).toEqual([
		'bind=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0',
		'__Host-bind=; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=0',
	]);
});

test.each([
	'https://blog.example',
	'https://localhost:8888',
	'https://127.0.0.1',
	'http://blog.example',
	'http://localhost.blog.example',
	'http://meu-localhost:8888',
	'http://127.0.0.1.blog.example',
	'http://192.168.0.7:8888',
])('A4: at %s the cookie belongs to the host and travels encrypted', (siteOrigin) => {
	expect(kept(siteOrigin)).toEqual([
		'__Host-bind=abc; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=604800',
	]);
});

test('A4: both names are read, and the one that only the host can set wins', () => {
	expect(read('theme=dark; bind=plain')).toBe('plain');
	expect(read('theme=dark; __Host-bind=ours')).toBe('ours');
	expect(read('bind=plain; __Host-bind=ours')).toBe('ours');
	expect(read('__Host-bind=ours; bind=plain')).toBe('ours');
	expect(read('__host-bind=other; unbind=x')).toBeUndefined();
	expect(read('')).toBeUndefined();
});
