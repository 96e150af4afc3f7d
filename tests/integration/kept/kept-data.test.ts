import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { generate } from 'otplib';
import { afterEach, describe, expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';
import { listRows } from '#db/list-rows';
import { listForwards } from '#db/plans/exported-plans';
import { listPlans } from '#db/plans/plans';
import { listAuthors } from '#db/posts/authors';
import { undoMany } from '#db/posts/undo-many';
import { readPublicBlog } from '#db/publishing/read-snapshot';
import { blogPosts } from '#db/schema';
import { listFormerCategories, listFormerTags } from '#db/topics/former-topics';
import { listDifferentTags } from '#db/topics/list-topics';
import { visits } from '#db/visit-schema';
import { isAutomatic } from '#domain/excerpt';
import { makeNameSlug } from '#domain/name-slug';
import { remember } from '#domain/remember';
import { openBackup } from '../../../scripts/backup/open-backup.ts';
import { restoreBackup } from '../../../scripts/backup/restore-backup.ts';
import { importBlog } from '../../../scripts/import/import-blog.ts';
import { openSource } from '../../../scripts/import/open-source.ts';
import { openLocalPictures } from '../../../scripts/local/open-pictures.ts';
import { type KeptVersion, keptVersions } from '../../support/kept-version.ts';
import { loadKept } from '../../support/load-kept.ts';
import { memoryPictureStore } from '../../support/memory-picture-store.ts';
import { createTestApi, type TestApi } from '../../support/test-api.ts';
import {
	createEmptyDatabase,
	createTestDatabase,
	type TestDatabase,
} from '../../support/test-database.ts';

const later = new Date('2027-01-01T12:00:00.000Z');
const closing: (() => unknown)[] = [];
afterEach(async () => {
	for (const close of closing.splice(0).reverse()) await close();
});

type Row = Record<string, unknown>;
const rowsOf = ({ tables }: KeptVersion, table: string): Row[] => tables.get(table) ?? [];
/** The fields that contain somebody's words and decisions. */
const words = [
	...['title', 'content', 'excerpt', 'author', 'category_id', 'tags', 'read_time', 'slug'],
	...['image_url', 'image_alt', 'published'],
];
const plannedAndTidied = [
	...['plans', 'post_forwards', 'categories', 'former_categories', 'former_tags'],
	...['different_tags', 'topic_changes', 'authors', 'author_addresses'],
];
const pick = (row: Row, names = words) =>
	Object.fromEntries(names.map((name) => [name, row[name]]));

async function openApi(version: KeptVersion, database: TestDatabase) {
	const api = await createTestApi(database);
	closing.push(() => api.close());
	api.deps.clock.set(later.toISOString());
	Object.assign(api.deps, {
		authSecret: async () => new TextEncoder().encode(version.account.authSecret),
	});
	return api;
}

/** Signs in with that version's account, including its second factor. */
async function signIn(api: TestApi, { account }: KeptVersion) {
	const { email, password, secondFactor } = account;
	const code = await generate({ secret: secondFactor, epoch: later.getTime() / 1000 });
	const { status, body } = await api.send('admin-auth', {
		...{ action: 'login', email, password, code },
	});
	expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
	const headers = { 'x-admin-token': body.adminToken, 'x-session-token': body.sessionToken };
	return async (name: string, input: object) => {
		const answer = await api.send(name, input, { headers });
		expect({ name, status: answer.status }).toEqual({ name, status: 200 });
		return answer.body;
	};
}

const articleOnce = remember((text) => {
	const [title, content] = JSON.parse(text);
	return renderArticle(content, { title });
}, 1_000);
const articleOf = ({ title, content }: Row) => articleOnce(JSON.stringify([title, content]));
/** What somebody typed of an excerpt: '' for one that one of these texts gives by itself. */
const typedOf = (excerpt: unknown, texts: Row[]) =>
	texts.some((text) => isAutomatic(String(excerpt), articleOf(text))) ? '' : excerpt;
const textsOf = (version: KeptVersion, id: unknown) =>
	rowsOf(version, 'post_revisions')
		.filter(({ post_id }) => post_id === id)
		.map(({ fields }) => fields as Row);

/** The words of a revision with the topics and the author that its own lead to by now. */
function followed(version: KeptVersion, revision: Row): Row {
	const fields = pick(revision['fields'] as Row);
	const isLater = (row: Row) => String(row['created_at']) > String(revision['created_at']);
	const tags = rowsOf(version, 'former_tags').filter(isLater);
	const heir = rowsOf(version, 'former_categories').find(
		({ former_id }) => former_id && former_id === fields['category_id'],
	);
	const former = rowsOf(version, 'author_addresses').find(
		({ slug }) => slug === makeNameSlug(String(fields['author'])),
	);
	const author = rowsOf(version, 'authors').find(({ id }) => id === former?.['author_id']);
	const follow = (tag: string) => tags.find(({ name }) => name === tag)?.['tag'] ?? tag;
	return {
		...fields,
		excerpt: typedOf(fields['excerpt'], textsOf(version, revision['post_id'])),
		author: author?.['name'] ?? fields['author'],
		category_id: heir ? heir['category_id'] : fields['category_id'],
		tags: [...new Set((fields['tags'] as string[]).map(follow))],
	};
}

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
			expect(rows.map((found) => found.row)).toContainEqual(expect.objectContaining(row));
	}
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

/** Every post, revision and working copy, as the desk receives them. */
async function expectEveryWord(api: TestApi, version: KeptVersion) {
	const call = await signIn(api, version);
	for (const row of rowsOf(version, 'blog_posts').filter(({ deleted_at }) => !deleted_at)) {
		const { post } = await call('admin-posts', { action: 'get', slug: row['id'] });
		const typed = typedOf(row['excerpt'], textsOf(version, row['id']));
		expect(pick(post)).toEqual({ ...pick(row), excerpt: typed || articleOf(row).opening });
		const preview = await call('admin-posts', { action: 'preview', slug: row['id'] });
		expect(preview.article.html).not.toBe('');
	}
	for (const row of rowsOf(version, 'post_revisions')) {
		const { post_id, revision } = row;
		const { fields } = await call('post-revisions', { action: 'get', post_id, revision });
		expect(pick(fields)).toEqual(followed(version, row));
	}
	for (const row of rowsOf(version, 'drafts')) {
		const { draft } = await call('drafts', { action: 'get', post_id: row['post_id'] });
		const fields = row['fields'] as Row;
		const excerpt = typedOf(fields['excerpt'], textsOf(version, row['post_id']));
		expect(draft.fields).toMatchObject({ ...fields, excerpt });
	}
	const bin = await call('admin-posts', { action: 'list', status: 'deleted' });
	const deleted = rowsOf(version, 'blog_posts').filter(({ deleted_at }) => deleted_at);
	const titlesOf = (rows: Row[]) => rows.map(({ title }) => title).sort();
	expect(titlesOf(bin.posts)).toEqual(titlesOf(deleted));
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
			...{ post_id: idOf.get(slug), span: 'day', since, kind: 'view', count },
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
		const { posts } = kept as { posts: { id: string; tags: string[] }[] };
		expect((await undo).changed.toSorted()).toEqual(posts.map((post) => post.id).sort());
		for (const before of posts) {
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
		await expectEveryWord(await openApi(version, database), version);
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
		await expectEveryWord(await openApi(version, database), version);
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
			...{ publish: false, asDrafts: false, withPictures: false, now: later },
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
					...{ image_alt: row['image_alt'] || null, excerpt: typedOf(row['excerpt'], [row]) },
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
