import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { postRevisions } from '#contract/post-revisions';
import { updatePost } from '#contract/update-post';
import { blogPosts } from '#db/schema';
import { openFolderSink } from '../../../scripts/export/export-sink.ts';
import { writeExport } from '../../../scripts/export/write-export.ts';
import { importBlog } from '../../../scripts/import/import-blog.ts';
import { openSource } from '../../../scripts/import/open-source.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { getPost } from '../../support/get-post.ts';
import { memoryPictureStore } from '../../support/memory-picture-store.ts';
import { apiForEachTest, createTestApi } from '../../support/test-api.ts';
import { createTestDatabase } from '../../support/test-database.ts';

const api = apiForEachTest();
let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'excerpts-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const published = { title: 'A oferta', content: 'A oferta vale até sexta.', published: true };
const get = (slug: string) => getPost(api, slug);
const storedOf = async (id: string) =>
	(await api.db.select().from(blogPosts).where(eq(blogPosts.id, id)))[0]?.excerpt;

test('Spec §5: an empty excerpt is answered filled in, and stored empty', async () => {
	const post = await createdPost(api, published);
	expect(post).toMatchObject({ excerpt: published.content, excerpt_typed: false });
	expect(await storedOf(post.id)).toBe('');
	const { body } = await api.tryCall('admin-posts', { action: 'list' });
	expect(body.posts).toMatchObject([{ excerpt: published.content, excerpt_typed: false }]);
});

test('a text written anew brings its own excerpt, even from a form that sends the old one back', async () => {
	const { id, title, excerpt } = await createdPost(api, published);
	const content = 'A oferta acabou.';
	const { post } = await api.call(updatePost, { id, title, content, excerpt });
	expect(post.excerpt).toBe(content);
});

test('what was typed stays, until it is emptied', async () => {
	const { id, title } = await createdPost(api, { ...published, excerpt: 'Corra.' });
	const save = (more: object) =>
		api.call(updatePost, { id, title, content: 'A oferta acabou.', ...more });
	expect((await save({})).post).toMatchObject({ excerpt: 'Corra.', excerpt_typed: true });
	expect((await save({ excerpt: 'Corra mais.' })).post.excerpt).toBe('Corra mais.');
	expect((await save({ excerpt: '' })).post.excerpt).toBe('A oferta acabou.');
});

test('a copy begins with its own text, whatever excerpt it brings from the original', async () => {
	const original = await createdPost(api, published);
	const copy = { title: 'A outra', copy_of: original.id, excerpt: original.excerpt };
	expect(await createdPost(api, { ...copy, content: 'Outra oferta.' })).toMatchObject({
		excerpt: 'Outra oferta.',
	});
});

test('a restored version brings its own excerpt', async () => {
	const { id, title, revision } = await createdPost(api, published);
	await api.call(updatePost, { id, title, content: 'A oferta acabou.', excerpt: 'Acabou.' });
	const { post } = await api.call(postRevisions, {
		action: 'restore',
		post_id: id,
		revision,
		current_revision: revision + 1,
	});
	expect(post).toMatchObject({ excerpt: published.content, excerpt_typed: false });
});

test('S40: a save that only says again what readers see writes no publication', async () => {
	const { id, title, content, excerpt } = await createdPost(api, published);
	const { publication } = await api.call(updatePost, { id, title, content, excerpt });
	expect(publication).toBeNull();
});

test('an export and its import leave an automatic excerpt one', async () => {
	const { id, title } = await createdPost(api, published);
	await createdPost(api, { title: 'Outro', content: 'Outro texto.', excerpt: 'À mão.' });
	const sink = await openFolderSink(join(folder, 'export'));
	await writeExport(api.db, memoryPictureStore(), sink, api.deps.now());
	await sink.finish();
	const elsewhere = await createTestDatabase();
	const source = await openSource(join(folder, 'export'));
	await importBlog(source, {
		db: elsewhere.db,
		openPictures: async () => ({ pictures: memoryPictureStore(), close: async () => undefined }),
		publish: false,
		asDrafts: false,
		withPictures: false,
		now: api.deps.now(),
	});
	await source.close();
	const there = await createTestApi(elsewhere);
	const read = async () =>
		(await elsewhere.db.select().from(blogPosts)).map(({ title, excerpt }) => [title, excerpt]);
	expect((await read()).sort()).toEqual([
		['A oferta', ''],
		['Outro', 'À mão.'],
	]);
	await there.close();
	expect((await get(id)).title).toBe(title);
});
