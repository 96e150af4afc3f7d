import { expect, test } from 'vitest';
import { tidyAddress } from '#domain/names/tidy-address';

const cases: [path: string, meant: string | undefined][] = [
	...[
		'.',
		',',
		')',
		'*',
		'_',
		'%20',
		'%E2%80%8B',
		'&fbclid=Ab_1',
		'%22',
		').',
		'%E2%80%9D',
		'...',
		'/',
	].map((sign): [string, string] => [`/post/um-post${sign}`, '/post/um-post']),
	['/post/Um-Post', '/post/um-post'],
	['/POST/UM-POST', '/post/um-post'],
	['/Posts', '/posts'],
	['/posts)', '/posts'],
	['/autores/Bia-Sol', '/autores/bia-sol'],
	['/categories/rotina.', '/categories/rotina'],
	['//post//um-post', '/post/um-post'],
	['/post/*um-post*', '/post/um-post'],
	['/post/%3Cum-post%3E', '/post/um-post'],
	['/Ação.', '/a%C3%A7%C3%A3o'],
	['/post/um-post', undefined],
	['/uma_foto', undefined],
	['/', undefined],
	['/).', '/'],
	['/posts/1', '/posts'],
	['/categories/rotina/1', '/categories/rotina'],
	['/posts/10', undefined],
];

test.each(cases)('%s means %s', (path, meant) => {
	expect(tidyAddress(path)).toBe(meant);
});
