import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Database } from '#db/client';
import { toNeonUrl } from './neon-bridge.ts';

export interface TestDatabase {
	db: Database;
	url: string;
	/** Closes the connections and drops the database. */
	close: () => Promise<void>;
}

let made = 0;

/** The project `neon` runs the same tests through Neon's driver (tests/support/through-neon.ts). */
const isThroughNeon = () => process.env['TEST_DATABASE_DRIVER'] === 'neon';
const ofDriver = (url: string) => (isThroughNeon() ? toNeonUrl(url) : url);

async function onServer(sql: string): Promise<void> {
	const client = new pg.Client({ connectionString: inject('databaseServerUrl') });
	await client.connect();
	try {
		await client.query(sql);
	} finally {
		await client.end();
	}
}

/** A database of its own, cloned from the migrated template in about a tenth of a second. */
export const createTestDatabase = () => cloneDatabase('blog');

/** An empty database, for tests that migrate it themselves. */
export const createEmptyDatabase = () => cloneDatabase('template1');

async function cloneDatabase(template: string): Promise<TestDatabase> {
	made += 1;
	const name = `test_${process.pid}_${made}_${process.hrtime.bigint()}`;
	await onServer(`create database ${name} template ${template}`);
	const url = ofDriver(inject('databaseServerUrl').replace(/postgres$/, name));
	// A test that moves the clock would otherwise close its connections.
	const { db, close } = await connect(url, () => undefined, { idleTimeoutMillis: 0 });
	return {
		db,
		url,
		close: async () => {
			await close();
			await onServer(`drop database ${name} with (force)`);
		},
	};
}
