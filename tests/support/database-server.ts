import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { applyMigrations } from '../../scripts/apply-migrations.ts';
import { type LocalPostgres, startPostgres } from '../../scripts/local/postgres.ts';
import { readShape } from './empty-database.ts';

declare module 'vitest' {
	export interface ProvidedContext {
		/** The server's maintenance database; `createTestDatabase` clones the template next to it. */
		databaseServerUrl: string;
		/** The structure of the migrated template: a test's database is reused as long as its own is the same. */
		blogShape: string;
	}
}

interface SharedServer {
	users: number;
	server: Promise<LocalPostgres & { dataDir: string; shape: string }>;
}
/** Several vitest projects share one server, and each loads this module separately. */
const shared = globalThis as { testDatabaseServer?: SharedServer };

async function ask(url: string, sql: string) {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	const { rows } = await client.query(sql).finally(() => client.end());
	return rows?.[0]?.shape;
}

/** A server without durability, with the migrated `blog` as its template. */
async function startServer() {
	const dataDir = await mkdtemp(join(tmpdir(), 'blog-test-'));
	const server = await startPostgres({
		dataDir,
		settings: [
			'fsync=off',
			'synchronous_commit=off',
			'full_page_writes=off',
			'max_connections=300',
		],
	});
	await applyMigrations(server.url);
	const shape = await ask(server.url, readShape);
	await ask(
		server.url.replace(/blog$/, 'postgres'),
		`alter database blog with is_template true allow_connections false;
			create schema spare; create table spare.databases (name text primary key)`,
	);
	return { ...server, dataDir, shape };
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	shared.testDatabaseServer ??= { users: 0, server: startServer() };
	const entry = shared.testDatabaseServer;
	entry.users += 1;
	const { url, stop, dataDir, shape } = await entry.server;
	project.provide('blogShape', shape);
	project.provide('databaseServerUrl', url.replace(/blog$/, 'postgres'));
	return async () => {
		entry.users -= 1;
		if (entry.users > 0) return;
		delete shared.testDatabaseServer;
		await stop();
		await rm(dataDir, { recursive: true, force: true });
	};
}
