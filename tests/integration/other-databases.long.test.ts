import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { connect } from '#db/client';
import { applyMigrations } from '../../scripts/apply-migrations.ts';
import { checkDatabase } from '../../scripts/doctor/check-database.ts';
import { formatFinding } from '../../scripts/doctor/format-finding.ts';
import { checkPreviewDatabase } from '../../scripts/site/check-preview-database.ts';
import { createTestDatabase } from '../support/test-database.ts';

test('a database that stores letters in SQL_ASCII is refused by migrations and doctor, and stays empty', async () => {
	const server = inject('databaseServerUrl');
	const url = server.replace(/postgres$/, 'sem_acentos');
	const { db, close } = await connect(server, () => undefined);
	await db.execute(
		sql`create database sem_acentos encoding 'SQL_ASCII' template template0 locale_provider libc locale 'C'`,
	);
	try {
		await expect(applyMigrations(url)).rejects.toThrow(
			/guarda caracteres em SQL_ASCII.*encoding 'UTF8'/,
		);
		const findings = (await checkDatabase(url)).map(formatFinding);
		expect(findings.at(-1)).toMatch(/^✗ Caracteres: .*SQL_ASCII/);
		const other = await connect(url, () => undefined);
		const { rows } = (await other.db.execute(
			sql`select schemaname from pg_tables where schemaname in ('public', 'drizzle')`,
		)) as unknown as { rows: unknown[] };
		await other.close();
		expect(rows).toEqual([]);
	} finally {
		await db.execute(sql`drop database sem_acentos with (force)`);
		await close();
	}
});

test('a preview is refused the database of production by whatever name, and has any other', async () => {
	const [production, own] = [await createTestDatabase(), await createTestDatabase()];
	try {
		const byName = production.url.replace('127.0.0.1', 'localhost');
		expect(byName).not.toBe(production.url);
		for (const same of [byName, production.url, `${production.url}?application_name=previa`]) {
			await expect(checkPreviewDatabase(same, production.url)).rejects.toThrow(
				/PREVIEW_DATABASE_URL leva ao banco de produção, por outro endereço/,
			);
		}
		await checkPreviewDatabase(own.url, production.url);
		const away = 'postgres://ana@127.0.0.1:1/blog';
		await expect(checkPreviewDatabase(own.url, away)).rejects.toThrow(
			/127\.0\.0\.1:1 não respondeu/,
		);
	} finally {
		await production.close();
		await own.close();
	}
});

test('a build that cannot begin says why in one line, and the causes only when asked', async () => {
	const DATA_DIR = mkdtempSync(join(tmpdir(), 'no-build-'));
	const DATABASE_URL = 'postgres://ana@127.0.0.1:1/blog';
	const build = (more: Record<string, string>) =>
		promisify(execFile)(process.execPath, ['scripts/build.ts'], {
			env: { PATH: process.env['PATH'], DATA_DIR, DATABASE_URL, ...more },
		}).catch((error: { code: number; stderr: string }) => error);
	try {
		const plain = await build({});
		expect(plain).toMatchObject({ code: 1 });
		expect(plain.stderr.trim()).toMatch(/^O banco de dados em 127\.0\.0\.1:1 não respondeu: .*$/);
		expect((await build({ DEBUG: '1' })).stderr).toContain('[cause]');
	} finally {
		rmSync(DATA_DIR, { recursive: true, force: true });
	}
}, 60_000);
