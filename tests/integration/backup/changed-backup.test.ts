import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blogPosts } from '#db/schema';
import { openBackup } from '../../../scripts/backup/open-backup.ts';
import { restoreBackup } from '../../../scripts/backup/restore-backup.ts';
import { writeBackup } from '../../../scripts/backup/write-backup.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { memoryPictureStore } from '../../support/memory-picture-store.ts';
import { createTestApi, type TestApi } from '../../support/test-api.ts';

const now = new Date('2026-03-11T12:00:00.000Z');
const pictures = memoryPictureStore();

let api: TestApi;
let folder: string;
let path: string;
beforeEach(async () => {
	api = await createTestApi();
	folder = await mkdtemp(join(tmpdir(), 'changed-backup-'));
	path = join(folder, 'copy');
	await createdPost(api, { title: 'Público', content: 'Texto.', published: true });
	const settings = { variables: {}, secrets: [] };
	await writeBackup({ db: api.db, pictures, settings, folder: path, now });
});
afterEach(async () => {
	await rm(folder, { recursive: true, force: true });
	await api.close();
});

interface Listed {
	name: string;
	sha256: string;
}

async function changeTables(change: (all: Listed[]) => Listed[]): Promise<void> {
	const file = join(path, 'backup.json');
	const manifest = JSON.parse(await readFile(file, 'utf8'));
	await writeFile(file, JSON.stringify({ ...manifest, tables: change(manifest.tables) }));
}

/** Changes a table's file, with the checksum that it then has. */
async function changePosts(change: (rows: string) => string): Promise<void> {
	const table = join(path, 'tables/blog_posts.jsonl.gz');
	const bytes = gzipSync(change(gunzipSync(await readFile(table)).toString()));
	await writeFile(table, bytes);
	const sha256 = createHash('sha256').update(bytes).digest('hex');
	await changeTables((all) =>
		all.map((one) => (one.name === 'blog_posts' ? { ...one, sha256 } : one)),
	);
}

test.each([
	['no table', () => []],
	['no posts', (all: Listed[]) => all.filter(({ name }) => name !== 'blog_posts')],
	['no accounts', (all: Listed[]) => all.filter(({ name }) => name !== 'admin_users')],
	['a table twice', (all: Listed[]) => [...all, ...all]],
])('a backup whose description names %s is refused', async (_, change) => {
	await changeTables(change);
	await expect(openBackup(path)).rejects.toThrow(/backup.json não pôde ser lido/);
});

test('a backup whose settings are none is refused', async () => {
	await writeFile(join(path, 'settings.json'), 'oi');
	const file = join(path, 'backup.json');
	const settings = createHash('sha256').update('oi').digest('hex');
	const manifest = JSON.parse(await readFile(file, 'utf8'));
	await writeFile(file, JSON.stringify({ ...manifest, settings }));
	await expect(openBackup(path)).rejects.toThrow(/settings.json não pôde ser lido/);
});

test.each([
	[
		'a value that does not fit',
		(rows: string) => rows.replace(/"revision": ?\d+/, '"revision":"x"'),
		'O banco de dados recusou uma operação (22P02).',
	],
	['half a line', (rows: string) => rows.slice(0, -30), 'Uma linha não pôde ser lida.'],
])('D12: %s, with the right checksum, is refused without being quoted', async (_, change, why) => {
	await changePosts(change);
	const backup = await openBackup(path);
	const restoring = restoreBackup(backup, { db: api.db, pictures, replace: true, now });
	await expect(restoring).rejects.toThrow(
		new Error(
			`A tabela blog_posts da cópia não pôde ser restaurada; o banco ficou como estava. ${why}`,
		),
	);
	expect(await api.db.$count(blogPosts)).toBe(1);
});
