import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { listRows } from '#db/sql-text';
import { openBackup } from '../../../scripts/backup/open-backup.ts';
import { restoreBackup } from '../../../scripts/backup/restore-backup.ts';
import { writeBackup } from '../../../scripts/backup/write-backup.ts';
import { folderForFile } from '../../support/a-folder.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { memoryPictureStore } from '../../support/memory-picture-store.ts';
import { apiForFile } from '../../support/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';

const now = new Date('2026-03-11T12:00:00.000Z');
const settings = { variables: {}, secrets: [] };

const api = apiForFile();
const folder = folderForFile();
let backups = 0;
beforeAll(async () => {
	await createdPost(api, { title: 'Público', content: 'Texto.', published: true });
});

async function backUp({ db }: Pick<TestDatabase, 'db'> = api) {
	backups += 1;
	const path = join(folder, `copy-${backups}`);
	const pictures = memoryPictureStore();
	return { path, manifest: await writeBackup({ db, pictures, settings, folder: path, now }) };
}

const restore = async (path: string, { db }: TestDatabase, replace = false) =>
	restoreBackup(await openBackup(path), { db, pictures: memoryPictureStore(), replace, now });

async function withDatabase(use: (database: TestDatabase) => Promise<void>): Promise<void> {
	const database = await createTestDatabase();
	try {
		await use(database);
	} finally {
		await database.close();
	}
}

/** Neon's own example. */
const playingWithNeon = sql`
	create table playing_with_neon (id serial primary key, name text not null, value real);
	insert into playing_with_neon (name) values ('a'), ('b')`;

async function expectUntouched({ db }: TestDatabase): Promise<void> {
	const next = sql`nextval('playing_with_neon_id_seq')::int`;
	expect(await listRows(db, sql`select name, ${next} as next from playing_with_neon`)).toEqual([
		{ name: 'a', next: 3 },
		{ name: 'b', next: 4 },
	]);
}

test('tables of others in the same database are neither backed up nor touched by a restore', async () => {
	await withDatabase(async (database) => {
		await database.db.execute(playingWithNeon);
		const { manifest } = await backUp(database);
		expect(JSON.stringify(manifest)).not.toContain('playing_with_neon');
		const { path } = await backUp();
		expect(await restore(path, database, true)).toMatchObject({ leftOut: [] });
		await expectUntouched(database);
	});
});

test('a backup of an earlier version, which took such a table along, is restored without it', async () => {
	const { path, manifest } = await backUp();
	const tableOf = (name: string) => join(path, 'tables', `${name}.jsonl.gz`);
	const copied = manifest.tables.filter(({ name }) => name === 'categories');
	await copyFile(tableOf('categories'), tableOf('playing_with_neon'));
	manifest.tables.push(...copied.map((table) => ({ ...table, name: 'playing_with_neon' })));
	manifest.sequences.push({ name: 'playing_with_neon_id_seq', last_value: '60' });
	await writeFile(join(path, 'backup.json'), JSON.stringify(manifest));
	await withDatabase(async (database) => {
		await database.db.execute(playingWithNeon);
		expect(await restore(path, database)).toMatchObject({ leftOut: ['playing_with_neon'] });
		await expectUntouched(database);
	});
});

test('a table of others that refers to the blog’s is named before anything is replaced', async () => {
	const { path } = await backUp();
	await withDatabase(async (database) => {
		await restore(path, database);
		await database.db.execute(sql`create table notas (post uuid references blog_posts)`);
		await expect(restore(path, database, true)).rejects.toThrow(
			'A tabela notas, que não é do blog, aponta para blog_posts',
		);
	});
});
