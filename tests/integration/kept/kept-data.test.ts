import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterEach, describe, expect, test } from 'vitest';
import { listForwards } from '#db/plans/exported-plans';
import { listPlans } from '#db/plans/plans';
import { listAuthors } from '#db/posts/authors';
import { undoMany } from '#db/posts/bulk-undo';
import { readPublicBlog } from '#db/publishing/read-snapshot';
import { blogPosts } from '#db/schema';
import { listRows } from '#db/sql-text';
import { listFormerCategories, listFormerTags } from '#db/topics/former-topics';
import { listDifferentTags } from '#db/topics/list-topics';
import { visits } from '#db/visit-schema';
import { makeNameSlug } from '#domain/names/slug';
import { openBackup } from '../../../scripts/backup/open-backup.ts';
import { restoreBackup } from '../../../scripts/backup/restore-backup.ts';
import { importBlog } from '../../../scripts/import/import-blog.ts';
import { openSource } from '../../../scripts/import/open-source.ts';
import { openLocalPictures } from '../../../scripts/local/open-pictures.ts';
import { type KeptVersion, keptVersions } from '../../support/kept-version.ts';
import { loadKept } from '../../support/load-kept.ts';
import { memoryPictureStore } from '../../support/memory-picture-store.ts';
import {
	createEmptyDatabase,
	createTestDatabase,
	type TestDatabase,
} from '../../support/test-database.ts';
import {
	expectEveryWord,
	later,
	openApi,
	pick,
	type Row,
	rowsOf,
	textsOf,
	typedOf,
	words,
} from './every-word.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
	for (const close of closing.splice(0).reverse()) await close();
});

const plannedAndTidied = [
	...['plans', 'post_forwards', 'categories', 'former_categories', 'former_tags'],
	...['different_tags', 'topic_changes', 'authors', 'author_addresses'],
];
/** Plans, forwards and former names, row by row. */
async function expectPlansAndTopics({ db }: TestDatabase, version: KeptVersion) {
	for (const name of plannedAndTidied) {
		const rows = await db.transaction(async (tx) => {
			// As the version wrote its rows: JSON names moments in the session's time zone.
			await tx.execute(sql`set local time zone 'UTC'`);
			return listRows<{ row: Row }>(
				tx,
				sql`select to_jsonb(t) as row from ${sql.identifier(name)} t`,
			);
		});
		for (const row of rowsOf(version, name))
			expect(rows.map((found) => found.row)).toContainEqual(
				expect.objectContaining(withTypedExcerpt(version, row)),
			);
	}
}

/** A plan's excerpt that nobody typed is emptied. */
function withTypedExcerpt(version: KeptVersion, row: Row): Row {
	const { fields, post_id } = row as { fields?: Row; post_id?: string };
	if (!fields) return row;
	const excerpt = typedOf(fields['excerpt'], textsOf(version, post_id));
	return { ...row, fields: { ...fields, excerpt } };
}

/** What an export must contain of them: addresses of readers and what is still to come. */
async function tellPlansAndTopics({ db }: TestDatabase) {
	// Those of one minute stand in the order of their ids, which an import does not keep.
	const planned = (await listPlans(db))
		.map(({ id: _, ...plan }) => plan)
		.sort((a, b) => a.at.localeCompare(b.at) || a.title.localeCompare(b.title));
	const memory = { former: await listFormerCategories(db), tags: await listFormerTags(db) };
	const different = await listDifferentTags(db);
	const known = (await listAuthors(db)).filter(({ line }) => line);
	const forwards = await listForwards(db);
	const addresses = await readPublicBlog(db, 'created_at', async (blog) => ({
		redirects: blog.redirects,
		authors: blog.author_redirects,
		// An export of an earlier version does not say how old a category is.
		categories: blog.categories.map(({ id: _, created_at: __, ...category }) => category),
	}));
	return { planned, forwards, ...memory, different, known, addresses };
}

/** Whoever signed a post of a version without authors is one. */
async function expectAuthors({ db }: TestDatabase, version: KeptVersion) {
	if (version.tables.has('authors')) return;
	const signed = rowsOf(version, 'blog_posts').map(({ author }) => makeNameSlug(String(author)));
	const known = (await listAuthors(db)).map(({ slug }) => slug);
	expect(known).toEqual(expect.arrayContaining(signed));
}

/** Views that a version without `visits` counted by day. */
async function expectViews({ db }: TestDatabase, version: KeptVersion) {
	if (version.tables.has('visits')) return;
	const idOf = new Map(rowsOf(version, 'blog_posts').map(({ slug, id }) => [slug, id]));
	const counted = rowsOf(version, 'site_state').flatMap(({ key, value }) => {
		const [, since] = /^views\/(\d{4}-\d\d-\d\d)$/.exec(String(key)) ?? [];
		const views = since ? Object.entries(value as Record<string, number>) : [];
		return views.map(([slug, count]) => ({
			post_id: idOf.get(slug),
			span: 'day',
			since,
			kind: 'view',
			count,
		}));
	});
	const carried = await db.select().from(visits);
	expect(carried).toHaveLength(counted.length);
	expect(carried).toEqual(expect.arrayContaining(counted));
}

/** What a change of many posts replaced comes back, unless it did. */
async function expectUndo({ db }: TestDatabase, version: KeptVersion) {
	for (const { id, kept, undone_at, created_at } of rowsOf(version, 'bulk_changes')) {
		const now = new Date(Date.parse(String(created_at)) + 3_600_000).toISOString();
		const undo = undoMany(db, String(id), { userName: null, now });
		if (undone_at !== null) {
			await expect(undo).rejects.toThrow('desfeita');
			continue;
		}
		const { act, posts } = kept as {
			act: { action: string };
			posts: { id: string; tags: string[] }[];
		};
		expect((await undo).changed.toSorted()).toEqual(posts.map((post) => post.id).sort());
		// Of another act the tags may have got another name since.
		for (const before of act.action === 'tags' ? posts : []) {
			const [post] = await db.select().from(blogPosts).where(eq(blogPosts.id, before.id));
			expect(post?.tags).toEqual(before.tags);
		}
	}
}

describe.each(keptVersions)('what the version of $name left', { timeout: 120_000 }, (version) => {
	test('its database is migrated, and holds every word', async () => {
		const database = await createEmptyDatabase();
		await loadKept(version, database.url);
		await expectAuthors(database, version);
		await expectPlansAndTopics(database, version);
		await expectViews(database, version);
		const api = await openApi(version, database);
		closing.push(() => api.close());
		await expectEveryWord(api, version);
		await expectUndo(database, version);
	});

	test('its backup is restored, with every word and every picture', async () => {
		const database = await createTestDatabase();
		const pictures = memoryPictureStore();
		const backup = await openBackup(join(version.folder, 'backup'));
		await restoreBackup(backup, { db: database.db, pictures, replace: false, now: later });
		expect(pictures.files.size).toBe(backup.manifest.pictures.length);
		await expectAuthors(database, version);
		await expectPlansAndTopics(database, version);
		await expectViews(database, version);
		const api = await openApi(version, database);
		closing.push(() => api.close());
		await expectEveryWord(api, version);
		await expectUndo(database, version);
	});

	test('its export is imported, and readers find the same posts', async () => {
		const database = await createTestDatabase();
		closing.push(() => database.close());
		const pictures = memoryPictureStore();
		const source = await openSource(join(version.folder, 'export.zip'));
		closing.push(() => source.close());
		await importBlog(source, {
			db: database.db,
			openPictures: async () => ({ pictures, close: async () => undefined }),
			publish: false,
			asDrafts: false,
			withPictures: false,
			now: later,
		});
		const found = await database.db.select().from(blogPosts).where(eq(blogPosts.published, true));
		const names = words.filter((name) => name !== 'category_id' && name !== 'published');
		const rows = rowsOf(version, 'blog_posts').filter(
			(row) => row['published'] && !row['deleted_at'],
		);
		const bySlug = (a: Row, b: Row) => String(a['slug']).localeCompare(String(b['slug']));
		expect(found.map((post) => pick({ ...post }, names)).sort(bySlug)).toEqual(
			// An empty description is none.
			rows
				.map((row) => ({
					...pick(row, names),
					image_alt: row['image_alt'] || null,
					excerpt: typedOf(row['excerpt'], [row]),
				}))
				.sort(bySlug),
		);
		expect(pictures.files.size).toBeGreaterThan(0);
		const restored = await createTestDatabase();
		closing.push(() => restored.close());
		const backup = await openBackup(join(version.folder, 'backup'));
		const elsewhere = { pictures: memoryPictureStore(), replace: false, now: later };
		await restoreBackup(backup, { db: restored.db, ...elsewhere });
		expect(await tellPlansAndTopics(database)).toEqual(await tellPlansAndTopics(restored));
	});

	test('the pictures of its data folder are read', async () => {
		const dataDir = mkdtempSync(join(tmpdir(), 'blog-kept-'));
		closing.push(() => rmSync(dataDir, { recursive: true }));
		for (const [name, bytes] of Object.entries(
			unzipSync(readFileSync(join(version.folder, 'blobs.zip'))),
		)) {
			const path = join(dataDir, 'blobs', name);
			mkdirSync(dirname(path), { recursive: true });
			writeFileSync(path, bytes);
		}
		const { pictures, close } = await openLocalPictures(dataDir);
		closing.push(close);
		const backup = await openBackup(join(version.folder, 'backup'));
		for (const { file } of backup.manifest.pictures) {
			const bytes = await pictures.read(file);
			expect(bytes && Buffer.from(bytes)).toEqual(await backup.readPicture(file));
		}
	});
});
