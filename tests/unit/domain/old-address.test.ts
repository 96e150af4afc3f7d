import { expect, test } from 'vitest';
import { readOldAddress } from '#domain/names/old-address';

test.each([
	['https://antigo.example/2012/01/03/titulo/', '/2012/01/03/titulo'],
	['http://antigo.example/?p=12', '/?p=12'],
	['https://antigo.example/blog/?utm=x&page_id=7', '/blog?page_id=7'],
	['/titulo.html#fim', '/titulo.html'],
	['titulo', '/titulo'],
	['https://antigo.example/caf%C3%A9/', '/café'],
	['//antigo.example//a//b/', '/a/b'],
])('the old address %s is kept as %s', (url, address) => {
	expect(readOldAddress(url)).toBe(address);
});

test.each([
	['the home page', 'https://antigo.example/'],
	['one told by an unknown query', 'https://antigo.example/x?id=3'],
	['the desk', '/admin/login'],
	['a call', 'https://antigo.example/API/posts'],
	['a rule’s sign', '/a/*'],
	['a second rule', '/a%0A/admin'],
	['a space', '/a%20b /admin 200!'],
	['a way out', '/a/../admin'],
	['a broken percent sign', '/100%'],
	['something endless', `/${'a'.repeat(501)}`],
])('%s is no old address that can be redirected', (_, url) => {
	expect(readOldAddress(url)).toBeUndefined();
});
