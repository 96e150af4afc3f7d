import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { functionEnv, parseEnv } from '#lib/env';
import { readLocalSettings } from '../../../scripts/local/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'blog-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('without settings everything has its default, and the secret is generated once', () => {
	const first = readLocalSettings({ DATA_DIR: folder });
	expect(first).toMatchObject({ port: 8888, siteUrl: 'http://localhost:8888' });
	expect(first.authSecret.length).toBeGreaterThanOrEqual(32);
	expect(readLocalSettings({ DATA_DIR: folder }).authSecret).toBe(first.authSecret);
});

test('Netlify’s own database counts where DATABASE_URL is absent', () => {
	const [own, netlifys] = ['postgres://a@own/d', 'postgres://a@netlify/d'];
	const read = (env: object) => readLocalSettings({ DATA_DIR: folder, ...env }).databaseUrl;
	expect(read({ NETLIFY_DB_URL: netlifys, DATABASE_URL: '' })).toBe(netlifys);
	expect(read({ NETLIFY_DB_URL: netlifys, DATABASE_URL: own })).toBe(own);
});

test('the site’s address follows the port, and a given one loses its last slash', () => {
	expect(readLocalSettings({ DATA_DIR: folder, PORT: '9000' }).siteUrl).toBe(
		'http://localhost:9000',
	);
	const SITE_URL = 'https://blog.example/';
	expect(readLocalSettings({ DATA_DIR: folder, SITE_URL }).siteUrl).toBe('https://blog.example');
});

test('the first account’s name has no invisible characters, and is never empty', () => {
	const nameOf = (ADMIN_NAME: string) =>
		readLocalSettings({ DATA_DIR: folder, ADMIN_NAME }).admin.name;
	expect(nameOf(' Ana\u202e ')).toBe('Ana');
	expect(nameOf('\u200b')).toBe('Admin');
});

test('accepted hosts are the site’s and the added ones', () => {
	const SITE_URL = 'https://blog.example:8443/';
	const ALLOWED_HOSTS = ' Blog.local, meu-computador ,';
	expect(readLocalSettings({ DATA_DIR: folder, SITE_URL, ALLOWED_HOSTS }).hosts).toEqual([
		...['blog.example', 'blog.local', 'meu-computador'],
	]);
});

test('what is wrong is one readable list', () => {
	const read = () => readLocalSettings({ DATA_DIR: folder, PORT: 'oito', ADMIN_EMAIL: 'x' });
	expect(read).toThrow(/PORT: não é um número\n {2}ADMIN_EMAIL: não é um e-mail/);
});

test('a data folder that cannot be created is reported, whether or not a secret is given', () => {
	const file = join(folder, 'um-arquivo');
	writeFileSync(file, '');
	expect(() => readLocalSettings({ DATA_DIR: file })).toThrow(/DATA_DIR: .*um-arquivo \(ENOTDIR\)/);
	const AUTH_SECRET = 'x'.repeat(32);
	expect(() => readLocalSettings({ DATA_DIR: join(file, 'a'), AUTH_SECRET })).toThrow(/ENOTDIR/);
});

test('a data folder is made with the folders above it', () => {
	const DATA_DIR = join(folder, 'um', 'dois', 'três');
	expect(readLocalSettings({ DATA_DIR }).dataDir).toBe(DATA_DIR);
	expect(existsSync(join(DATA_DIR, 'auth-secret'))).toBe(true);
});

test.skipIf(process.platform !== 'linux')('a data folder in /proc is an error at once', () => {
	expect(() => readLocalSettings({ DATA_DIR: '/proc/nope/a' })).toThrow(/DATA_DIR: .*\(ENOENT\)/);
});

test('in production a missing database and a short secret are named', () => {
	expect(() => parseEnv(functionEnv, {})).toThrow(/DATABASE_URL: falta/);
	expect(() => parseEnv(functionEnv, { AUTH_SECRET: 'curto' })).toThrow(/32 bytes/);
});

test.each(['mysql://a:b@c/d', 'https://a.neon.tech/d', 'postgres'])(
	'%j is no address of a database, here or in production',
	(DATABASE_URL) => {
		expect(() => readLocalSettings({ DATA_DIR: folder, DATABASE_URL })).toThrow(
			/DATABASE_URL: não/,
		);
		expect(() => parseEnv(functionEnv, { DATABASE_URL })).toThrow(/DATABASE_URL: falta/);
	},
);

test.each([
	'https://blog.example/blog',
	'https://blog.example/?a=1',
	'https://blog.example/#a',
	'https://ana:segredo@blog.example',
	'https://ana@blog.example/',
	'ftp://blog.example',
	'javascript:alert(1)',
	'mailto:ana@blog.example',
	'blog.example',
	'https://',
	'https://blog.example//',
])('SITE_URL=%s is refused in a sentence, by commands and functions alike', (SITE_URL) => {
	const sentence = /SITE_URL: não é o endereço de um site: é http:\/\/ ou https:\/\/ e o nome/;
	expect(() => readLocalSettings({ DATA_DIR: folder, SITE_URL })).toThrow(sentence);
	expect(() => parseEnv(functionEnv.pick({ SITE_URL: true }), { SITE_URL })).toThrow(sentence);
});

test.each([
	['https://Blog.Example/', 'https://blog.example'],
	['https://blog.example:443', 'https://blog.example'],
	['http://192.168.0.7:8888', 'http://192.168.0.7:8888'],
	['http://[::1]:8888/', 'http://[::1]:8888'],
	['https://café.example', 'https://xn--caf-dma.example'],
])('SITE_URL=%s is %s everywhere', (SITE_URL, origin) => {
	expect(readLocalSettings({ DATA_DIR: folder, SITE_URL }).siteUrl).toBe(origin);
	expect(parseEnv(functionEnv.pick({ SITE_URL: true }), { SITE_URL }).SITE_URL).toBe(origin);
});

test.each([
	['postgres://ana:100%@db.example/blog', /DATABASE_URL: tem um % sozinho/],
	['postgres://ana:50%off@db.example/blog', /DATABASE_URL: tem um % sozinho/],
	['postgres://ana:a#b@db.example/blog', /DATABASE_URL: .*escreva % como %25/],
	['postgres://ana:a/b@db.example/blog', /DATABASE_URL: .*escreva % como %25/],
	['postgres://ana:a?b@db.example/blog', /DATABASE_URL: .*escreva % como %25/],
])('%s is refused, and the message says how the password is written', (DATABASE_URL, message) => {
	expect(() => readLocalSettings({ DATA_DIR: folder, DATABASE_URL })).toThrow(message);
});

test('a trusted proxy needs the public address, on which the session’s cookie depends', () => {
	const TRUSTED_PROXY = '127.0.0.1';
	const sentence = /TRUSTED_PROXY pede em SITE_URL o endereço público/;
	expect(() => readLocalSettings({ DATA_DIR: folder, TRUSTED_PROXY })).toThrow(sentence);
	const SITE_URL = 'http://localhost:8888';
	expect(() => readLocalSettings({ DATA_DIR: folder, TRUSTED_PROXY, SITE_URL })).toThrow(sentence);
	const given = { DATA_DIR: folder, TRUSTED_PROXY, SITE_URL: 'https://blog.example' };
	expect(readLocalSettings(given).proxies).toEqual(['127.0.0.1']);
});
