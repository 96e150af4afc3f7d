import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { functionEnv, parseEnv } from '#lib/env';
import { readLocalSettings } from '../../../scripts/local/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'blog-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('without a setting everything has its default, and the secret is made once', () => {
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

test('what is wrong is one readable list', () => {
	const read = () => readLocalSettings({ DATA_DIR: folder, PORT: 'oito', ADMIN_EMAIL: 'x' });
	expect(read).toThrow(/PORT: não é um número\n {2}ADMIN_EMAIL: não é um e-mail/);
});

test('a data folder that cannot be made is named', () => {
	const file = join(folder, 'um-arquivo');
	writeFileSync(file, '');
	expect(() => readLocalSettings({ DATA_DIR: file })).toThrow(/DATA_DIR: .*um-arquivo \(EEXIST\)/);
});

test('in production a missing secret and database are named', () => {
	expect(() => parseEnv(functionEnv, {})).toThrow(/DATABASE_URL: falta[\s\S]*AUTH_SECRET: falta/);
	expect(() => parseEnv(functionEnv, { AUTH_SECRET: 'curto' })).toThrow(/32 bytes/);
});
