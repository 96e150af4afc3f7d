import { describe, expect, test } from 'vitest';
import { readMissedAddress, readRedirectTarget } from '#domain/names/missed-address';

describe('an address that readers did not find', () => {
	test.each([
		['/post/como-cobrar-cliente', '/post/como-cobrar-cliente'],
		['/planos/', '/planos'],
		['//planos///anuais//', '/planos/anuais'],
		['/categoria/finan%C3%A7as', '/categoria/finanças'],
		['/categoria/financ%CC%A7as', '/categoria/finanças'],
		['/arquivos/modelo.pdf', '/arquivos/modelo.pdf'],
		['/2023-08-14-cafe-da-casa.html', '/2023-08-14-cafe-da-casa.html'],
		['/wp-content/uploads/2021/04/mesa.png', '/wp-content/uploads/2021/04/mesa.png'],
		['/planos?de=ana&utm_source=x', '/planos'],
		['/planos#preco', '/planos'],
	])('counts as its path alone: %s', (path, address) => {
		expect(readMissedAddress(path)).toBe(address);
	});

	test.each([
		['the root', '/'],
		['no path', 'planos'],
		['another host', 'https://evil.example/planos'],
		['a script of another system', '/wp-login.php'],
		['the same in capitals', '/WP-Admin/setup'],
		['a folder of another system', '/blog-antigo/wp-content/uploads/a'],
		['a script among pictures', '/wp-content/uploads/a.png/x.php'],
		['its call', '/xmlrpc'],
		['a script', '/loja/index.PHP7'],
		['a script of others', '/default.aspx'],
		['a secret', '/.env'],
		['a secret in a folder', '/app/.git/config'],
		['a copy of a database', '/backup.sql'],
		['a setting', '/config.json'],
		['an archive', '/site.tar.gz'],
		['a tool', '/phpmyadmin/index'],
		['a way out', '/a/../../etc/passwd'],
		['a way out, encoded', '/a/%2e%2e/%2e%2e/etc/passwd'],
		['a stray percent sign', '/100%/planos'],
		['an address encoded twice', '/ana%2540exemplo.com'],
		['a person’s mail', '/sair/ana.prado@exemplo.com.br'],
		['a person’s mail, encoded', '/sair/ana%40exemplo.com'],
		['a person’s mail in wide letters', '/sair/ana%EF%BC%A0exemplo.com'],
		['a telephone number', '/ligar/11-91234-5678'],
		['a document’s number', '/cpf/123.456.789-09'],
		['a control sign', '/planos%00'],
		['a line', '/planos%0Ax'],
		['a sign that turns the line', '/planos%E2%80%AEfdp'],
		['an invisible letter', '/pla%E2%80%8Bnos'],
		['a space', '/os%20planos'],
		['markup', '/%3Cscript%3E'],
		['a pattern', '/planos/*'],
		['a placeholder', '/:nome'],
		['2 kB', `/${'a'.repeat(2_000)}`],
		['more than 190 bytes', `/${'ç'.repeat(96)}`],
		['the desk', '/admin/edit/7'],
		['a call', '/api/results'],
		['a page that is there', '/posts'],
		['a page that says so', '/post-nao-encontrado'],
		['the other one', '/categoria-nao-encontrada'],
		['the third', '/404'],
	])('does not count with %s', (_what, path) => {
		expect(readMissedAddress(path)).toBeUndefined();
	});
});

describe('where an address may lead', () => {
	const company = 'https://espaco.example/';
	const picture = `/images/${'a'.repeat(64)}-960.webp`;
	test.each([
		['/', '/'],
		['/posts', '/posts'],
		['/categories/vendas', '/categories/vendas'],
		[picture, picture],
		['https://espaco.example/planos', 'https://espaco.example/planos'],
		['https://www.espaco.example/planos?tipo=mesa', 'https://www.espaco.example/planos?tipo=mesa'],
		['espaco.example/planos', 'https://espaco.example/planos'],
		['https://espaco.example/planos#mesas', 'https://espaco.example/planos'],
		['https://espaco.example/mesa de canto', 'https://espaco.example/mesa%20de%20canto'],
	])('%s', (typed, address) => {
		expect(readRedirectTarget(typed, company)).toBe(address);
	});

	test.each([
		'https://evil.example/planos',
		'https://espaco.example.evil.example/',
		'https://espaco.example@evil.example/',
		'https://ana:senha@espaco.example/',
		'https://evil.example/?https://espaco.example',
		'https://sub.espaco.example/',
		'https://espaco.example:8443/',
		'http://espaco.example/planos',
		'//evil.example/planos',
		'/\\evil.example',
		'\\\\evil.example',
		'javascript:alert(1)',
		'mailto:ana@espaco.example',
		'https://espaco.example/:planos',
		'https://espaco.example/*',
		'/posts/../admin',
		'/admin',
		'/planos',
		'/categories/vendas/2',
		'/categories/Vendas',
		'/images/mesa.webp',
		'',
		'planos',
	])('never %j', (typed) => {
		expect(readRedirectTarget(typed, company)).toBeUndefined();
	});

	test('no other site, when no company is configured', () => {
		expect(readRedirectTarget('https://espaco.example/planos', '')).toBeUndefined();
	});
});
