import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { updatePost } from '#contract/update-post';
import { listKeptTables } from '#db/backup';
import type { Database } from '#db/client';
import { blogPosts, postRevisions } from '#db/schema';
import { listRows } from '#db/sql-text';
import { unifyLineEnds } from '#domain/text/clean-text';
import { openBackup } from '../../../scripts/backup/open-backup.ts';
import { restoreBackup } from '../../../scripts/backup/restore-backup.ts';
import { writeBackup } from '../../../scripts/backup/write-backup.ts';
import { openFolderSink } from '../../../scripts/export/export-sink.ts';
import { writeExport } from '../../../scripts/export/write-export.ts';
import { importBlog } from '../../../scripts/import/import-blog.ts';
import { openSource } from '../../../scripts/import/open-source.ts';
import { settleTexts } from '../../../scripts/upgrade/settle-texts.ts';
import { folderForFile } from '../../support/a-folder.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { memoryPictureStore } from '../../support/memory-picture-store.ts';
import { apiForFile } from '../../support/test-api.ts';
import { databaseForFile } from '../../support/test-database.ts';

const now = new Date('2026-03-11T12:00:00.000Z');
const signs = fc.constantFrom(
	...'\u0085\u2028\u2029\ufeff\u200b\u00ad\u202e\u000b\u0001,\'"\\\n\r\t#-',
);
const anyText = fc
	.string({ unit: fc.oneof(signs, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })) })
	.filter((text) => !text.includes('\0') && unifyLineEnds(text).trim() !== '');
/** In the first row of a batch and in any other. */
const texts = [
	'\u2028Um\u2028Dois\u2029Três',
	'Um\u0085Dois\ufeff\ufeff',
	'0000-00-00T00:00:00+00:00',
	'2024-13-01T00:00:00+00:00',
	'2024-01-01T00:00:00+00:00',
	...fc.sample(anyText, 60),
];

const api = apiForFile();
const other = databaseForFile();
const folder = folderForFile();

async function readEverything(db: Database) {
	const tables: Record<string, unknown[]> = {};
	for (const table of await listKeptTables(db)) {
		if (table === 'publications') continue; // A restore adds one.
		tables[table] = await listRows(
			db,
			sql`select to_jsonb(t) as row from ${sql.identifier(table)} t order by to_jsonb(t)::text`,
		);
	}
	return tables;
}

const readTexts = async (db: Database) => {
	const rows = await db.select().from(blogPosts).orderBy(blogPosts.id);
	return rows.map(({ id, content, search_title }) => ({ id, content, search_title }));
};

async function backUp(name: string) {
	const path = join(folder, name);
	const settings = { variables: {}, secrets: [] };
	await writeBackup({ db: api.db, pictures: memoryPictureStore(), settings, folder: path, now });
	return openBackup(path);
}

const restore = (backup: Awaited<ReturnType<typeof backUp>>, db: Database = other.db) =>
	restoreBackup(backup, { db, pictures: memoryPictureStore(), replace: true, now });

test('B10: any text is saved with its line ends unified, and comes back from an export byte for byte', async () => {
	for (const content of texts) {
		const { id } = await createdPost(api, { content: 'Texto.' });
		await api.call(updatePost, { id, title: 'Um título', content });
		const [stored] = await api.db.select().from(blogPosts).where(sql`id = ${id}`);
		const settled = unifyLineEnds(content.replace(/^\ufeff/, ''));
		expect(stored?.content).toBe(`# Um título\n\n— Ana\n\n${settled}`);
	}
	const path = join(folder, 'exported');
	const sink = await openFolderSink(path);
	await writeExport(api.db, memoryPictureStore(), sink, now);
	await sink.finish();
	const source = await openSource(path);
	await importBlog(source, {
		db: other.db,
		publish: false,
		asDrafts: false,
		withPictures: false,
		now,
		openPictures: async () => ({ pictures: memoryPictureStore(), close: async () => undefined }),
	});
	await source.close();
	expect(await readTexts(other.db)).toEqual(await readTexts(api.db));
});

test('D9: what is stored, and was by earlier versions, comes back from a backup byte for byte', async () => {
	const rows = await api.db.select().from(blogPosts);
	for (const [at, text] of texts.entries()) {
		const written = { content: text, title: text, search_title: text, tags: [text], renderer: '' };
		await api.db.update(blogPosts).set(written).where(sql`id = ${rows[at]?.id}`);
		const inRevisions = sql`jsonb_set(fields, '{content}', to_jsonb(${text}::text))`;
		await api.db
			.update(postRevisions)
			.set({ fields: inRevisions })
			.where(sql`post_id = ${rows[at]?.id}`);
	}
	await settleTexts(api.db);
	const backup = await backUp('whole');
	await other.db.transaction(async (db) => {
		await db.execute(sql`set local time zone 'America/Sao_Paulo'`);
		await restore(backup, db);
	});
	expect(await readEverything(other.db)).toEqual(await readEverything(api.db));
});

test.each([
	['a single letter', "U&'\\2028', ','"],
	['the zone of a time in a text', "'2024-01-01T00:00:00+00:00', '2024-01-01T00:00:00Z'"],
])(
	'D9: a restore that changes %s fails, and leaves the database as it was',
	async (what, change) => {
		const backup = await backUp(what);
		const before = await readEverything(other.db);
		await other.db.execute(
			sql.raw(`
		create or replace function pg_temp.spoil() returns trigger language plpgsql as $$
		begin new.content = replace(new.content, ${change}); return new; end $$;
		create trigger spoil before insert on blog_posts for each row execute function pg_temp.spoil()`),
		);
		await expect(restore(backup)).rejects.toThrow(
			/blog_posts .* o banco ficou como estava\. \d+ de \d+ linhas não ficaram como no arquivo/,
		);
		await other.db.execute(sql`drop trigger spoil on blog_posts`);
		expect(await readEverything(other.db)).toEqual(before);
	},
);
