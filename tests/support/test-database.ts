import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { connect, type Database } from '#db/client';
import { emptyDatabase } from './empty-database.ts';
import { toNeonUrl } from './neon-bridge.ts';

export interface TestDatabase {
	db: Database;
	url: string;
	/** Closes the connections and leaves the empty database to the next test. */
	close: () => Promise<void>;
}

/** The project `neon` runs the same tests through Neon's driver (tests/support/through-neon.ts). */
const isThroughNeon = () => process.env['TEST_DATABASE_DRIVER'] === 'neon';
const ofDriver = (url: string) => (isThroughNeon() ? toNeonUrl(url) : url);

async function ask<Row extends pg.QueryResultRow>(sql: string, database = 'postgres') {
	const client = new pg.Client({ connectionString: urlOf(database) });
	await client.connect();
	try {
		const results = [await client.query<Row>(sql)].flat();
		return results.at(-1)?.rows ?? [];
	} finally {
		await client.end();
	}
}

const urlOf = (database: string) => inject('databaseServerUrl').replace(/postgres$/, database);

/** A database of its own, as migrations create it: a new clone of the template, or one that an earlier test has left. */
export async function createTestDatabase(): Promise<TestDatabase> {
	const [spare] = await ask<{ name: string }>(
		'delete from spare.databases where name = (select name from spare.databases limit 1 for update skip locked) returning name',
	);
	const name = spare?.name ?? (await clone('blog'));
	return open(name, async () => {
		if (await isEmptied(name)) await ask(`insert into spare.databases values ('${name}')`);
		else await drop(name);
	});
}

/** An empty database, for tests that migrate it themselves. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
	const name = await clone('template1');
	return open(name, () => drop(name));
}

async function clone(template: string): Promise<string> {
	const name = `test_${process.pid}_${process.hrtime.bigint()}`;
	await ask(`create database ${name} template ${template}`);
	return name;
}

const drop = (name: string) => ask(`drop database ${name} with (force)`);

/** Emptying takes a tenth of the time of another clone. A database whose schema a test has changed is not reused. */
async function isEmptied(name: string): Promise<boolean> {
	const [answer] = await ask<{ shape: string }>(emptyDatabase, name);
	return answer?.shape === inject('blogShape');
}

async function open(name: string, leave: () => Promise<unknown>): Promise<TestDatabase> {
	const url = ofDriver(urlOf(name));
	// A test that moves the clock would otherwise close its connections.
	const { db, close } = await connect(url, () => undefined, { idleTimeoutMillis: 0 });
	return {
		db,
		url,
		close: async () => {
			await close();
			await leave();
		},
	};
}

/** One for all tests of a file, empty until they run. */
export function databaseForFile(): TestDatabase {
	const database = {} as TestDatabase;
	beforeAll(async () => void Object.assign(database, await createTestDatabase()));
	afterAll(() => database.close());
	return database;
}

/** A new one for each test, in the same object. */
export function databaseForEachTest(): TestDatabase {
	const database = {} as TestDatabase;
	beforeEach(async () => void Object.assign(database, await createTestDatabase()));
	afterEach(() => database.close());
	return database;
}
