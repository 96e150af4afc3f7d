import { expect, test } from 'vitest';
import { findSecret, findSecretAddress } from '#domain/names/link-secret';

const secret = 'S_gredo-'.repeat(6).slice(0, 43);

test.each([
	[`/rascunho%23${secret}`, `/rascunho#${secret}`],
	[`/rascunho/%23${secret}`, `/rascunho#${secret}`],
	[`/rascunho%2523${secret}`, `/rascunho#${secret}`],
	['/admin/nova-senha%234KQ9-TZ2M-P7WE-8HHX', '/admin/nova-senha#4KQ9-TZ2M-P7WE-8HHX'],
])('%s was meant to be %s', (path, meant) => {
	expect(findSecretAddress(path)).toBe(meant);
});

test.each(['/rascunho', '/categories/C%23', '//outro.example/%23x', '/rascunhos%23x'])(
	'%s has no secret',
	(path) => {
		expect(findSecretAddress(path)).toBeUndefined();
	},
);

test.each([
	['#4KQ9-TZ2M-P7WE-8HHX', '4KQ9-TZ2M-P7WE-8HHX'],
	['#4KQ9-TZ2M-P7WE-8HHX>', '4KQ9-TZ2M-P7WE-8HHX'],
	['#4KQ9TZ2MP7WE8HHX.', '4KQ9TZ2MP7WE8HHX'],
	['#4kq9-tz2m-%0Ap7we-8hhx', '4kq9-tz2m-p7we-8hhx'],
	['#4KQ9-TZ2M-P7WE', undefined],
	['', undefined],
])('the code of a mail, from %s', (hash, code) => {
	expect(findSecret('/admin/nova-senha', hash)).toBe(code);
});
