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
import { apiForEachTest } from '../../support/test-api.ts';

const now = new Date('2026-03-11T12:00:00.000Z');
const pictures = memoryPictureStore();

const api = apiForEachTest();
let folder: string;
let path: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'changed-backup-'));
	path = join(folder, 'copy');
	await createdPost(api, { title: 'Público', content: 'Texto.', published: true });
	const settings = { variables: {}, secrets: [] };
	await writeBackup({ db: api.db, pictures, settings, folder: path, now });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

interface Listed {
	name: string;
	rows: number;
	sha256: string;
}

async function changeTables(change: (all: Listed[]) => Listed[]): Promise<void> {
	const file = join(path, 'backup.json');
	const manifest = JSON.parse(await readFile(file, 'utf8'));
	await writeFile(file, JSON.stringify({ ...manifest, tables: change(manifest.tables) }));
}

/** Changes a table's file, with the checksum that it then has. */
async function changeTable(
	name: string,
	change: (rows: string) => string | Uint8Array,
	pack: (rows: string | Uint8Array) => Uint8Array = gzipSync,
): Promise<void> {
	const table = join(path, `tables/${name}.jsonl.gz`);
	const bytes = pack(change(gunzipSync(await readFile(table)).toString()));
	await writeFile(table, bytes);
	const sha256 = createHash('sha256').update(bytes).digest('hex');
	await changeTables((all) => all.map((one) => (one.name === name ? { ...one, sha256 } : one)));
}

const restore = async () =>
	restoreBackup(await openBackup(path), { db: api.db, pictures, replace: true, now });

test('a backup whose description names a table twice is refused', async () => {
	await changeTables((all) => [...all, ...all]);
	await expect(openBackup(path)).rejects.toThrow(/não foi possível ler backup.json/);
});

test('a backup that lacks any table of its version is refused', async () => {
	const { tables } = JSON.parse(await readFile(join(path, 'backup.json'), 'utf8'));
	for (const { name } of tables as Listed[]) {
		await changeTables(() => tables.filter((table: Listed) => table.name !== name));
		await expect(restore()).rejects.toThrow(
			`O backup não pode ser usado: falta a tabela ${name}. Nada foi mudado.`,
		);
	}
	expect(await api.db.$count(blogPosts)).toBe(1);
});

test('sessions that a backup lists are not restored', async () => {
	const file = join(path, 'tables/admin_sessions.jsonl.gz');
	await writeFile(file, gzipSync('{"no":"row"}\n'));
	const sha256 = createHash('sha256')
		.update(await readFile(file))
		.digest('hex');
	await changeTables((all) => [...all, { name: 'admin_sessions', rows: 1, sha256 }]);
	expect(await restore()).toMatchObject({ leftOut: [] });
});

test('a backup whose time is none is refused', async () => {
	const file = join(path, 'backup.json');
	const manifest = JSON.parse(await readFile(file, 'utf8'));
	await writeFile(file, JSON.stringify({ ...manifest, created_at: 'x' }));
	await expect(openBackup(path)).rejects.toThrow(/não foi possível ler backup.json/);
});

test('a backup whose settings are none is refused', async () => {
	await writeFile(join(path, 'settings.json'), 'oi');
	const file = join(path, 'backup.json');
	const settings = createHash('sha256').update('oi').digest('hex');
	const manifest = JSON.parse(await readFile(file, 'utf8'));
	await writeFile(file, JSON.stringify({ ...manifest, settings }));
	await expect(openBackup(path)).rejects.toThrow(/não foi possível ler settings.json/);
});

const badAddress = 'Um endereço tem mais do que letras minúsculas, números e hifens.';
const hostile = JSON.stringify('x /posts 301\n/* https://evil.example 301!');
const unread = 'O arquivo está danificado.';
const asItIs = (rows: string) => rows;
const change = (column: string, value: string) => (rows: string) =>
	rows.replace(
		new RegExp(`"${column}": ?("(?:[^"\\\\]|\\\\.)*"|\\w+)`, 'g'),
		`"${column}": ${value}`,
	);

test.each<[string, Parameters<typeof changeTable>[1], string, Parameters<typeof changeTable>[2]?]>([
	[
		'a value that does not fit',
		change('revision', '"x"'),
		'O banco de dados recusou uma operação (22P02).',
	],
	['half a line', (rows: string) => rows.slice(0, -30), 'Não foi possível ler uma linha.'],
	['a line that is no row', () => 'null\n', 'Não foi possível ler uma linha.'],
	[
		'bytes that are no UTF-8',
		(rows: string) => Buffer.from(rows.replace('Público', 'P\xfablico'), 'latin1'),
		unread,
	],
	['half a file', asItIs, unread, (rows: string | Uint8Array) => gzipSync(rows).subarray(0, -20)],
	['a file that is not packed', asItIs, unread, (rows: string | Uint8Array) => Buffer.from(rows)],
	['a list', () => '[]\n', 'Não foi possível ler uma linha.'],
	[
		'a column less',
		(rows: string) => rows.replace(/"image_credit": ?null, ?/g, ''),
		'Falta a coluna image_credit.',
	],
	['an address that leads out of the folder', change('slug', '"../../../zz"'), badAddress],
	['an address with a rule in it', change('slug', hostile), badAddress],
	[
		'a public text that is only begun',
		change('begun_at', '"2026-03-11T12:00:00+00:00"'),
		'Um texto que só foi começado está publicado ou agendado.',
	],
])(
	'D12: %s, with the right checksum, is refused without being quoted',
	async (_, changeRows, why, pack) => {
		await changeTable('blog_posts', changeRows, pack);
		await expect(restore()).rejects.toThrow(
			new Error(
				`Não foi possível restaurar a tabela blog_posts do backup; o banco ficou como estava. ${why}`,
			),
		);
		expect(await api.db.$count(blogPosts)).toBe(1);
	},
);
