import { execFile } from 'node:child_process';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { toArticle } from '#content/to-article';
import { deletePost } from '#contract/delete-post';
import { uploadImage } from '#contract/images';
import { updatePost } from '#contract/update-post';
import { workingCopies } from '#contract/working-copies';
import { listKeptTables, listTables, passingTables } from '#db/backup';
import { ownTables } from '#db/own-tables';
import * as videoSchema from '#db/picture-schema';
import { findNewestPublication } from '#db/publishing/publications';
import { readPublicBlog } from '#db/publishing/read-snapshot';
import * as schema from '#db/schema';
import { listRows } from '#db/sql-text';
import { netlifyBlobStore } from '#lib/blob-store';
import { openBackup } from '../../../scripts/backup/open-backup.ts';
import { restoreBackup } from '../../../scripts/backup/restore-backup.ts';
import { writeBackup } from '../../../scripts/backup/write-backup.ts';
import { startBlobs } from '../../../scripts/local/blobs.ts';
import { settleTexts } from '../../../scripts/upgrade/settle-texts.ts';
import { folderForFile } from '../../support/a-folder.ts';
import { aDraft } from '../../support/factories/copy-fields.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { aPicture } from '../../support/factories/picture.ts';
import { plannedRemoval } from '../../support/factories/planned.ts';
import { memoryPictureStore } from '../../support/memory-picture-store.ts';
import { apiForFile, createTestApi } from '../../support/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';

const api = apiForFile();
const folder = folderForFile();
let backups = 0;
beforeAll(async () => {
	const data_base64 = (await aPicture({ width: 500, height: 300 })).toString('base64');
	const { image } = await api.call(uploadImage, { name: 'a.png', alt: 'Uma mesa', data_base64 });
	const video = { address: 'https://vimeo.com/76979871', title: 'Um curta', picture: image.hash };
	await api.db.insert(videoSchema.videos).values(video);
	const post = await createdPost(api, {
		title: 'Público',
		content: 'Aspas " \\ e\ttab 😀',
		published: true,
	});
	await api.call(updatePost, { id: post.id, title: 'Outro', content: 'Depois.', slug: 'outro' });
	await createdPost(api, { title: 'Agendado', scheduled_at: '2036-01-01T12:00:00.000Z' });
	const gone = await createdPost(api, { title: 'Na lixeira' });
	await api.call(deletePost, { postId: gone.id });
	await plannedRemoval(api, post.id, '2036-01-01T12:00:00.000Z');
	const copy = { action: 'save', post_id: post.id, base_revision: 2, version: 0 } as const;
	await api.call(workingCopies, { ...copy, fields: aDraft() });
});

const settings = { variables: { SITE_URL: 'https://blog.test' }, secrets: ['AUTH_SECRET'] };
const now = new Date('2026-03-11T12:00:00.000Z');

async function backUp(): Promise<string> {
	backups += 1;
	const path = join(folder, `copy-${backups}`);
	await writeBackup({ db: api.db, pictures: api.deps.pictures, settings, folder: path, now });
	return path;
}

async function restore(path: string, database: TestDatabase, replace = false) {
	const pictures = memoryPictureStore();
	await restoreBackup(await openBackup(path), { db: database.db, pictures, replace, now });
	return pictures;
}

async function withDatabase(use: (database: TestDatabase) => Promise<void>): Promise<void> {
	const database = await createTestDatabase();
	try {
		await use(database);
	} finally {
		await database.close();
	}
}

/** Every row of every table in a backup, except the publication that a restore adds. */
async function readEverything(db: TestDatabase['db'], newest: number) {
	const tables: Record<string, string[]> = {};
	for (const table of await listKeptTables(db)) {
		const where = table === 'publications' ? sql`where id <= ${newest}` : sql``;
		const rows = await listRows<{ line: string }>(
			db,
			sql`select to_jsonb(t)::text as line from ${sql.identifier(table)} t ${where} order by 1`,
		);
		tables[table] = rows.map(({ line }) => line);
	}
	return tables;
}

test('every table is either backed up or listed as transient', async () => {
	const present = await listRows<{ name: string }>(
		api.db,
		sql`select tablename as name from pg_tables where schemaname = 'public'`,
	);
	const named = [...ownTables].sort();
	expect(present.map(({ name }) => name).sort()).toEqual(named);
	expect((await listTables(api.db)).sort()).toEqual(named);
	expect(named).toEqual(expect.arrayContaining([...passingTables]));
	expect(await listKeptTables(api.db)).toEqual(
		expect.arrayContaining(['blog_posts', 'post_revisions', 'images', 'admin_users', 'drafts']),
	);
});

test('D9: after a backup, a loss and a restore, every row and every picture is what it was', async () => {
	await settleTexts(api.db);
	const path = await backUp();
	const newest = await findNewestPublication(api.db);
	const before = await readEverything(api.db, newest);
	await withDatabase(async (database) => {
		const pictures = await restore(path, database);
		expect(await readEverything(database.db, newest)).toEqual(before);
		expect(pictures.files).toEqual(api.deps.pictures.files);
		expect(await findNewestPublication(database.db)).toBe(newest + 1);
		await database.db.insert(schema.auditLog).values({ event: 'sign_in' });
	});
});

test('B1: what a forged backup says that a text looks like is shown to nobody', async () => {
	await withDatabase(async (database) => {
		await restore(await backUp(), database);
		await database.db.update(schema.blogPosts).set({ html: '<script>alert(1)</script>' });
		await database.db
			.update(schema.blogPosts)
			.set({ scheduled_at: null, begun_at: now.toISOString() })
			.where(sql`scheduled_at is not null`);
		const path = join(folder, 'forged');
		const { deps } = api;
		await writeBackup({
			db: database.db,
			pictures: deps.pictures,
			settings,
			now,
			folder: path,
		});
		await restore(path, database, true);
		const restored = await createTestApi(database);
		const posts = await database.db.select().from(schema.blogPosts);
		for (const { slug } of posts) {
			const shown = await restored.tryCall('admin-posts', { action: 'preview', slug });
			expect(JSON.stringify(shown.body)).not.toContain('alert');
		}
		await readPublicBlog(database.db, 'created_at', async ({ posts }, reader) => {
			const stored = await reader.listArticles(posts.map(({ id }) => id));
			const articles = await Promise.all(stored.map((each) => toArticle(reader, each)));
			expect(articles.length).toBeGreaterThan(0);
			expect(JSON.stringify(articles)).not.toContain('alert');
		});
	});
});

test('a target that is not empty is refused, and replaced only when that is asked for', async () => {
	const path = await backUp();
	await withDatabase(async (database) => {
		await restore(path, database);
		const newest = await findNewestPublication(database.db);
		await expect(restore(path, database)).rejects.toThrow(/não está vazio.*--replace/);
		await restore(path, database, true);
		expect(await findNewestPublication(database.db)).toBeGreaterThan(newest);
		expect(await database.db.select().from(schema.adminSessions)).toEqual([]);
	});
});

test.each([
	['a table', 'tables/blog_posts.jsonl.gz'],
	['a picture', undefined],
	['the settings', 'settings.json'],
])(
	'a backup in which %s has other bytes is refused before anything is touched',
	async (_, name) => {
		const path = await backUp();
		const [picture = ''] = await readdir(join(path, 'pictures'));
		const file = join(path, name ?? `pictures/${picture}`);
		const bytes = await readFile(file);
		bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
		await writeFile(file, bytes);
		await withDatabase(async (database) => {
			await expect(restore(path, database)).rejects.toThrow(
				/não tem o conteúdo com que foi gravado/,
			);
			expect(await database.db.select().from(schema.blogPosts)).toEqual([]);
		});
	},
);

test('an incomplete backup is rejected', async () => {
	const path = await backUp();
	await rm(join(path, 'backup.json'));
	await expect(openBackup(path)).rejects.toThrow(/não é um backup inteiro/);
});

test.each([
	[
		'a newer program',
		(all: unknown[]) => [...all, { hash: 'f'.repeat(64), created_at: '9' }],
		/versão mais nova/,
	],
	['another program', () => [{ hash: 'e'.repeat(64), created_at: '1' }], /outro programa/],
])('a backup of %s is refused', async (_, change, message) => {
	const path = await backUp();
	const file = join(path, 'backup.json');
	const manifest = JSON.parse(await readFile(file, 'utf8'));
	await writeFile(file, JSON.stringify({ ...manifest, migrations: change(manifest.migrations) }));
	await withDatabase(async (database) => {
		await expect(restore(path, database)).rejects.toThrow(message);
	});
});

test('a restore that fails in the middle leaves the database as it was', async () => {
	const path = await backUp();
	const file = join(path, 'backup.json');
	const manifest = JSON.parse(await readFile(file, 'utf8'));
	const tables = manifest.tables.map((table: { name: string; rows: number }) =>
		table.name === 'publications' ? { ...table, rows: table.rows + 1 } : table,
	);
	await writeFile(file, JSON.stringify({ ...manifest, tables }));
	await withDatabase(async (database) => {
		await database.db.insert(schema.categories).values({ name: 'Fica', slug: 'fica' });
		await expect(restore(path, database, true)).rejects.toThrow(
			/publications .* o banco ficou como estava\. O arquivo tem \d+ linhas em vez de/,
		);
		expect(await database.db.select().from(schema.categories)).toMatchObject([{ slug: 'fica' }]);
		expect(await database.db.select().from(schema.blogPosts)).toEqual([]);
	});
});

test('a backup holds no session, and only its owner reads it', async () => {
	const path = await backUp();
	const names = await readdir(join(path, 'tables'));
	expect(names).not.toContain('admin_sessions.jsonl.gz');
	const modes = await Promise.all(
		names.map(async (name) => (await stat(join(path, 'tables', name))).mode & 0o077),
	);
	expect(new Set(modes)).toEqual(new Set([0]));
	expect(JSON.parse(await readFile(join(path, 'settings.json'), 'utf8'))).toEqual(settings);
});

test('a picture that cannot be read is reported with the reason, and the rest is saved', async () => {
	const path = join(folder, 'unreadable-pictures');
	const pictures = { ...memoryPictureStore(), read: () => Promise.reject(new Error('401')) };
	const warnings: string[] = [];
	const manifest = await writeBackup({
		db: api.db,
		pictures,
		settings,
		folder: path,
		now,
		warn: (line) => void warnings.push(line),
	});
	expect(manifest.missing).toHaveLength(2);
	expect(warnings).toEqual(manifest.missing.map((file) => `${file}: 401`));
	expect((await openBackup(path)).manifest).toEqual(manifest);
});

test('a picture that the store has lost is reported, and the rest is saved', async () => {
	const pictures = memoryPictureStore();
	const path = join(folder, 'without-pictures');
	const { missing, tables } = await writeBackup({
		db: api.db,
		pictures,
		settings,
		folder: path,
		now,
	});
	expect(missing).toHaveLength(2);
	expect(tables.find(({ name }) => name === 'images')?.rows).toBe(1);
});

test('a restore does not separate a remote database’s posts from their pictures', async () => {
	const path = await backUp();
	const DATABASE_URL = 'postgres://ana:segredo@db.invalid/blog';
	const env = { PATH: process.env['PATH'], DATA_DIR: folder, DATABASE_URL };
	const restored = promisify(execFile)(process.execPath, ['scripts/restore.ts', path], { env });
	await expect(restored).rejects.toMatchObject({
		stderr: expect.stringContaining('O banco de dados está em db.invalid, mas as imagens ficariam'),
	});
});

test('C16: a restore removes the posts that no deploy contained, because their numbers are of the undone time', async () => {
	const path = await backUp();
	const dataDir = join(folder, 'restored');
	await withDatabase(async ({ url }) => {
		const blobs = await startBlobs(dataDir);
		try {
			await netlifyBlobStore('late').write('1/um-post', '{"publication":99}');
			const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, DATABASE_URL: url };
			const args = ['scripts/restore.ts', path, '--replace', '--pictures-here'];
			await promisify(execFile)(process.execPath, args, { env });
			expect(await netlifyBlobStore('late').list('')).toEqual([]);
		} finally {
			await blobs.stop();
			delete process.env['NETLIFY_BLOBS_CONTEXT'];
		}
	});
});
