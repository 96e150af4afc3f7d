import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { applyMigrations } from '../../scripts/apply-migrations.ts';
import { addMigration } from '../support/add-migration.ts';

const root = join(import.meta.dirname, '..', '..');
let url: string;
let name: string;
let folder: string;
let made = 0;

async function onServer<Row extends pg.QueryResultRow>(
	text: string,
	at = inject('databaseServerUrl'),
) {
	const client = new pg.Client({ connectionString: at });
	await client.connect();
	try {
		return (await client.query<Row>(text)).rows;
	} finally {
		await client.end();
	}
}

beforeEach(async () => {
	made += 1;
	name = `migrations_${process.pid}_${made}`;
	await onServer(`create database ${name}`);
	url = inject('databaseServerUrl').replace(/postgres$/, name);
	folder = mkdtempSync(join(tmpdir(), 'blog-migrations-'));
	cpSync(join(root, 'drizzle'), folder, { recursive: true });
});
afterEach(async () => {
	await onServer(`drop database ${name} with (force)`);
	rmSync(folder, { recursive: true });
});

const countApplied = async () =>
	Number(
		(
			await onServer<{ n: string }>('select count(*) as n from drizzle.__drizzle_migrations', url)
		)[0]?.n,
	);

test('D10: eight deploys at once migrate one after the other, and each migration once', async () => {
	await Promise.all(Array.from({ length: 8 }, () => applyMigrations(url)));
	const files = globSync('*.sql', { cwd: join(root, 'drizzle') });
	expect(await countApplied()).toBe(files.length);
	await applyMigrations(url);
	expect(await countApplied()).toBe(files.length);
});

test('D10: a migration waits for the one that holds the lock', async () => {
	const holder = new pg.Client({ connectionString: url });
	await holder.connect();
	await holder.query('begin; select pg_advisory_xact_lock(7302002)');
	let isDone = false;
	const waiting = applyMigrations(url).then(() => {
		isDone = true;
	});
	await expect
		.poll(
			async () =>
				(
					await onServer(
						`select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = '${name}')`,
					)
				).length,
			{ timeout: 10_000 },
		)
		.toBe(1);
	expect(isDone).toBe(false);
	await holder.query('commit');
	await waiting;
	await holder.end();
	expect(await countApplied()).toBeGreaterThan(3);
});

test('D10: a migration that fails leaves the database as it was, and the lock free', async () => {
	await applyMigrations(url);
	const before = await countApplied();
	addMigration(folder, 'create table half_done (id int);\n--> statement-breakpoint\nselect 1/0;');
	const refused = { reason: 'code', message: expect.stringContaining('division by zero') };
	await expect(applyMigrations(url, folder)).rejects.toMatchObject(refused);
	expect(await countApplied()).toBe(before);
	expect(await onServer("select 1 from pg_tables where tablename = 'half_done'", url)).toEqual([]);
	await applyMigrations(url);
});

const locks = 'alter table blog_posts add column held_up integer;';

/** A session that reads the posts and does not end its transaction, as a long backup. */
async function holdPosts(): Promise<pg.Client> {
	const holder = new pg.Client({ connectionString: url, application_name: 'a-long-backup' });
	await holder.connect();
	await holder.query('begin; select count(*) from blog_posts');
	return holder;
}

test('D10: a migration that waits for a lock lets others read meanwhile, and is done once it gets it', async () => {
	await applyMigrations(url);
	addMigration(folder, locks);
	const holder = await holdPosts();
	const migrating = applyMigrations(url, folder, [1_000, 1_000, 1_000]);
	await setTimeout(500);
	expect(await onServer('select count(*) from blog_posts', url), 'it is not held up').toHaveLength(
		1,
	);
	await holder.query('commit');
	await migrating;
	await holder.end();
	expect(await onServer('select held_up from blog_posts', url)).toEqual([]);
});

test('D10: a migration that never gets its lock says who holds it, and leaves the database as it was', async () => {
	await applyMigrations(url);
	const before = await countApplied();
	addMigration(folder, locks);
	const holder = await holdPosts();
	await expect(applyMigrations(url, folder, [10])).rejects.toMatchObject({
		reason: 'database',
		message: expect.stringContaining('a-long-backup'),
	});
	await holder.end();
	expect(await countApplied()).toBe(before);
});

/** What code that is still running could miss. A new column is compatible if it has a default or allows null. */
const takesAway =
	/\b(?:drop\s+(?:table|column|schema|type|view|sequence)|truncate|delete\s+from|rename\s+(?:to|column)|set\s+data\s+type|alter\s+column\s+\S+\s+(?:set\s+not\s+null|type))\b/i;

test.each(globSync('drizzle/*.sql', { cwd: root }).map((file) => basename(file)))(
	'D10: %s only adds: the code of the last deploy works with it',
	(file) => {
		const text = readFileSync(join(root, 'drizzle', file), 'utf8');
		expect(takesAway.exec(text)?.[0]).toBeUndefined();
		for (const [column] of text.matchAll(/add column [^;]+/gi)) {
			const isBearable = !/not null/i.test(column) || /default|generated/i.test(column);
			expect(isBearable, column).toBe(true);
		}
	},
);

test('D10: the words that take away are found', () => {
	for (const text of [
		'ALTER TABLE "a" DROP COLUMN "b";',
		'DROP TABLE "a";',
		'ALTER TABLE "a" RENAME COLUMN "b" TO "c";',
		'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE text;',
		'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;',
	])
		expect(takesAway.test(text), text).toBe(true);
});
