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

test('in production a missing secret and database are named', () => {
	expect(() => parseEnv(functionEnv, {})).toThrow(/DATABASE_URL: falta[\s\S]*AUTH_SECRET: falta/);
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
