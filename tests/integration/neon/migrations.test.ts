import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { applyMigrations } from '../../../scripts/apply-migrations.ts';
import { startNeonBridge, toNeonUrl } from '../../support/neon-bridge.ts';

test('D10: an empty database on Neon is migrated through its own driver, once, by two deploys at once', async () => {
	const bridge = await startNeonBridge();
	const name = `neon_migrations_${process.pid}`;
	const admin = new pg.Client({ connectionString: inject('databaseServerUrl') });
	await admin.connect();
	await admin.query(`create database ${name}`);
	const url = inject('databaseServerUrl').replace(/postgres$/, name);
	await Promise.all([applyMigrations(toNeonUrl(url)), applyMigrations(toNeonUrl(url))]);
	expect(bridge.count()).toBe(2);
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	const { rows } = await client.query(
		'select count(*) = count(distinct hash) as once, count(*) > 3 as whole from drizzle.__drizzle_migrations',
	);
	expect(rows[0]).toEqual({ once: true, whole: true });
	await client.end();
	await admin.query(`drop database ${name} with (force)`);
	await admin.end();
	await bridge.close();
});
