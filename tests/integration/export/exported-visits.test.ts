import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exportBlog } from '#contract/export-blog';
import { blogPosts } from '#db/schema';
import { searches, visits } from '#db/visit-schema';
import { openFolderSink } from '../../../scripts/export/export-sink.ts';
import { writeExport } from '../../../scripts/export/write-export.ts';
import { importBlog } from '../../../scripts/import/import-blog.ts';
import { openSource } from '../../../scripts/import/open-source.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForEachTest } from '../../support/test-api.ts';
import { databaseForEachTest, type TestDatabase } from '../../support/test-database.ts';

const api = apiForEachTest();
const other = databaseForEachTest();
let folder: string;
let id: string;
beforeEach(async () => {
	folder = join(await mkdtemp(join(tmpdir(), 'visits-')), 'blog');
	({ id } = await createdPost(api, { title: 'Lido', published: true }));
	await createdPost(api, { title: 'Não lido', published: true });
	await api.db.update(blogPosts).set({ views: 12 }).where(eq(blogPosts.id, id));
	await api.db.insert(visits).values([
		{ post_id: id, span: 'month', since: '2025-11-01', kind: 'view', count: 7 },
		{ post_id: id, span: 'day', since: '2026-03-09', kind: 'view', count: 4 },
		{ post_id: id, span: 'day', since: '2026-03-09', kind: 'from-google', count: 3 },
		{ post_id: id, span: 'day', since: '2026-03-09', kind: 'whatsapp-click', count: 1 },
	]);
	await api.db.insert(searches).values({ day: '2026-03-09', query: 'café', times: 2, results: 0 });
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

async function exportIt(): Promise<void> {
	const sink = await openFolderSink(folder);
	await writeExport(api.db, api.deps.pictures, sink, api.deps.now());
	await sink.finish();
}
async function importIt(): Promise<void> {
	const source = await openSource(folder);
	try {
		await importBlog(source, {
			db: other.db,
			openPictures: async () => ({ pictures: api.deps.pictures, close: async () => undefined }),
			publish: false,
			asDrafts: false,
			withPictures: false,
			now: api.deps.now(),
		});
	} finally {
		await source.close();
	}
}
const known = async ({ db }: Pick<TestDatabase, 'db'>) => ({
	visits: await db.select().from(visits).orderBy(visits.since, visits.kind),
	searches: await db.select().from(searches),
	views: (await db.select({ views: blogPosts.views }).from(blogPosts))
		.map(({ views }) => views)
		.sort(),
});

test('an export takes visits and searches along, and its import, repeated, counts nothing twice', async () => {
	await exportIt();
	await importIt();
	await importIt();
	expect(await known(other)).toEqual(await known(api));
});

test('the desk’s export has the same files of visits as the command’s', async () => {
	await exportIt();
	const { files } = await api.call(exportBlog, {});
	const counted = files.filter(({ name }) => /^(?:visitas\/|buscas)/.test(name));
	expect(counted.map(({ name }) => name).sort()).toEqual(['buscas.json', 'visitas/lido.json']);
	for (const { name, text } of counted) {
		expect(await readFile(join(folder, name), 'utf8')).toBe(text);
	}
});

test('an export with counts that none wrote is refused by name, and nothing is stored', async () => {
	await exportIt();
	const text = await readFile(join(folder, 'visitas/lido.json'), 'utf8');
	await writeFile(join(folder, 'visitas/lido.json'), text.replace('"from-google"', '"from-mars"'));
	await expect(importIt()).rejects.toThrow(/^visitas\/lido\.json não serve: visits\.\d\.2/);
	expect(await known(other)).toEqual({ visits: [], searches: [], views: [] });
});
