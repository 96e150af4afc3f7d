import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { listExportedPosts, readExportedBlog } from '#db/export-blog';
import { listPosts } from '#db/posts/list-posts';
import { publications } from '#db/schema';
import { openBackup } from '../../../scripts/backup/open-backup.ts';
import { restoreBackup } from '../../../scripts/backup/restore-backup.ts';
import { type KeptVersion, keptVersions } from '../../support/kept-version.ts';
import { loadKept } from '../../support/load-kept.ts';
import { memoryPictureStore } from '../../support/memory-picture-store.ts';
import {
	createEmptyDatabase,
	createTestDatabase,
	type TestDatabase,
} from '../../support/test-database.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
	for (const close of closing.splice(0).reverse()) await close();
});

type Fields = Record<'title' | 'content' | 'author', string> & { tags: string[] };

/** Texts of posts that were never created; an empty one is none. */
function begunIn({ tables }: KeptVersion) {
	const posts = tables.get('blog_posts') ?? [];
	const created = new Set(posts.filter(({ begun_at }) => !begun_at).map(({ id }) => id));
	const binned = new Set(posts.filter(({ deleted_at }) => deleted_at).map(({ id }) => id));
	return (tables.get('drafts') ?? [])
		.filter(({ post_id }) => !created.has(post_id) && !binned.has(post_id))
		.map(({ post_id, fields }) => ({ id: String(post_id), fields: fields as Fields }))
		.filter(({ fields: { title, content } }) => `${title}${content}` !== '');
}

async function expectDrafts({ db }: TestDatabase, version: KeptVersion) {
	const begun = begunIn(version);
	const query = {
		status: 'draft',
		sort: 'recent',
		page: 1,
		pageSize: 200,
		q: '',
		today: '2026-11-26',
	} as const;
	const { posts, counts } = await listPosts(db, query);
	expect(posts).toHaveLength(counts.draft);
	expect(posts.filter(({ revision }) => revision === 0)).toHaveLength(begun.length);
	for (const { id, fields } of begun) {
		const { title, tags, author } = fields;
		expect(posts).toContainEqual(expect.objectContaining({ id, title, tags, author }));
		const found = await listPosts(db, { ...query, q: title });
		expect(found.posts.map((post) => post.id)).toContain(id);
	}
	const { copies } = await readExportedBlog(db);
	const exported = copies.filter(
		({ isNewPost, fields }) => isNewPost && fields.content + fields.title,
	);
	expect(exported.map(({ post_id }) => post_id).sort()).toEqual(begun.map(({ id }) => id).sort());
	const whole = await listExportedPosts(db, null);
	expect(whole.filter(({ id }) => begun.some((text) => text.id === id))).toEqual([]);
}

describe.each(keptVersions)('texts begun in the version of $name', (version) => {
	test('are drafts once its database is migrated, and nothing is published by that', async () => {
		const database = await createEmptyDatabase();
		closing.push(() => database.close());
		await loadKept(version, database.url);
		await expectDrafts(database, version);
		const before = version.tables.get('publications') ?? [];
		expect(await database.db.$count(publications)).toBe(before.length);
	});

	test('are drafts once its backup is restored', async () => {
		const database = await createTestDatabase();
		closing.push(() => database.close());
		const backup = await openBackup(join(version.folder, 'backup'));
		const now = new Date('2027-01-01T12:00:00.000Z');
		const elsewhere = { pictures: memoryPictureStore(), replace: false, now };
		await restoreBackup(backup, { db: database.db, ...elsewhere });
		await expectDrafts(database, version);
	});
});
