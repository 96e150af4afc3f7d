import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { count, eq, isNull, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { stockCovers } from '#config/stock-covers';
import { bulkPosts } from '#contract/bulk-posts';
import { seedStockImages } from '#contract/seed-stock-images';
import { takeSeededCoversBack } from '#db/pictures/seeded-covers';
import { plans } from '#db/plan-schema';
import { changePosts } from '#db/posts/change-posts';
import { findCopy } from '#db/posts/working-copies';
import { blogPosts, postRevisions, publications } from '#db/schema';
import { aDraft } from '../../support/factories/copy-fields.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { importFile } from '../../support/import-file.ts';
import { apiForEachTest } from '../../support/test-api.ts';

const api = apiForEachTest();

const [cover] = stockCovers;
/** The test's site has this one, too. */
const other = stockCovers.find(({ url }) => url === '/covers/janelas.svg') ?? cover;
const shipped = { image_url: cover.url, image_alt: cover.alt };
const now = () => api.deps.now().toISOString();
const post = async (id: string) =>
	(await api.tryCall('admin-posts', { action: 'get', slug: id })).body.post;
const takeBack = () => takeSeededCoversBack(api.db, now());

/** As earlier versions gave covers to posts without a picture. */
const seed = (...ids: string[]) =>
	changePosts(api.db, {
		before: sql`where id in (${sql.join(ids, sql`, `)})`,
		change: sql`update blog_posts set image_url = ${cover.url}, image_alt = ${cover.alt},
				image_width = 1280, image_height = 720, revision = blog_posts.revision + 1
			from before where blog_posts.id = before.id`,
		cause: 'save',
		userName: null,
		now: now(),
	});

async function seeded(more: object = {}) {
	const { id } = await createdPost(api, { published: true, ...more });
	await seed(id);
	return id;
}

test('Spec §7, S33: the first visit leaves a post without a picture its drawing, and touches nothing', async () => {
	const { id } = await createdPost(api, { published: true });
	const before = await post(id);
	const { db } = api.deps;
	const forbidden = () => {
		throw new Error('the database was touched');
	};
	api.deps.db = new Proxy(db, { get: forbidden });
	const blobs = api.deps.blobs.calls.length;
	for (let visitor = 0; visitor < 200; visitor += 1) {
		const { body } = await api.send('seed-stock-images', { regenerate: false });
		expect(body).toEqual({ success: true, seeded: 0 });
	}
	expect(api.deps.blobs.calls).toHaveLength(blobs);
	api.deps.db = db;
	expect(await post(id)).toEqual(before);
});

const collection = join(process.env['CORPUS_DIR'] ?? '../shared/corpus', 'ptbr-react-docs.json');

test.skipIf(!existsSync(collection))(
	'an imported blog keeps its 197 drawings through the first visit',
	async () => {
		await importFile(api.db, collection, api.deps.now(), true);
		const countDrawn = async () =>
			(
				await api.db.select({ drawn: count() }).from(blogPosts).where(isNull(blogPosts.image_url))
			)[0];
		const before = await countDrawn();
		expect(before?.drawn).toBeGreaterThan(190);
		await api.send('seed-stock-images', { regenerate: false });
		expect(await countDrawn()).toEqual(before);
		expect((await takeBack()).posts).toEqual([]);
	},
	120_000,
);

test('covers that an earlier version seeded are taken back at once, with one publication', async () => {
	const ids = [await seeded(), await seeded({ category: 'Finanças' }), await seeded()];
	const before = (await api.db.select().from(publications)).length;
	expect((await takeBack()).posts.map(({ id }) => id).sort()).toEqual(ids.sort());
	expect(await api.db.select().from(publications)).toHaveLength(before + 1);
	for (const id of ids) {
		expect(await post(id)).toMatchObject({
			image_url: null,
			image_alt: null,
			image_width: null,
			image_height: null,
		});
	}
	expect(await takeBack()).toEqual({ posts: [], publication: null });
});

test('a draft and a post in the bin lose theirs, too, without a publication', async () => {
	const [draft, binned] = [await seeded(), await seeded()];
	await api.tryCall('toggle-publish', { postId: draft, publish: false });
	await api.tryCall('delete-post', { postId: binned, action: 'delete' });
	expect(await takeBack()).toMatchObject({ publication: null });
	const rows = await api.db.select({ url: blogPosts.image_url }).from(blogPosts);
	expect(rows).toEqual([{ url: null }, { url: null }]);
});

test('a later change of the text does not make a seeded cover the editor’s', async () => {
	const id = await seeded();
	await api.tryCall('update-post', { id, title: 'Outro título', content: 'Outro texto.' });
	expect((await takeBack()).posts).toHaveLength(1);
	expect((await post(id)).title).toBe('Outro título');
});

test('a cover that an editor chose stays: a shipped one, one described anew, one chosen again', async () => {
	const chosen = await createdPost(api, { published: true, ...shipped });
	const described = await seeded();
	const again = await seeded();
	const replaced = await seeded();
	const change = async (id: string, image: object) => {
		const { title, content } = await post(id);
		const { status } = await api.tryCall('update-post', { id, title, content, ...image });
		expect(status).toBe(200);
	};
	await change(described, { ...shipped, image_alt: 'A minha mesa' });
	await change(again, { image_url: null });
	await change(again, shipped);
	await change(replaced, { image_url: other.url, image_alt: other.alt });
	expect((await takeBack()).posts).toEqual([]);
	expect((await post(chosen.id)).image_url).toBe(cover.url);
});

test('a cover that came with an import stays', async () => {
	const { id } = await createdPost(api, { published: true, ...shipped });
	const imported = { cause: 'import', user_name: null };
	await api.db.update(postRevisions).set(imported).where(eq(postRevisions.post_id, id));
	expect((await takeBack()).posts).toEqual([]);
});

test('a working copy gives its seeded cover up and stays whole; one with a cover of its own keeps it', async () => {
	const [plain, own] = [await seeded(), await seeded()];
	const save = async (id: string, more: object) => {
		const { revision, slug } = await post(id);
		const fields = aDraft({ title: 'Em obras', content: 'Palavras novas.', slug, ...more });
		const copy = { action: 'save', post_id: id, base_revision: revision, version: 0, fields };
		expect((await api.tryCall('drafts', copy)).status).toBe(200);
	};
	await save(plain, shipped);
	await save(own, { image_url: other.url, image_alt: other.alt });
	await takeBack();
	const copies = [await findCopy(api.db, plain), await findCopy(api.db, own)];
	expect(copies.map((copy) => copy?.fields)).toEqual([
		expect.objectContaining({ content: 'Palavras novas.', image_url: '', image_alt: '' }),
		expect.objectContaining({ content: 'Palavras novas.', image_url: other.url }),
	]);
	for (const [index, id] of [plain, own].entries()) {
		expect(copies[index]?.base_revision).toBe((await post(id)).revision);
	}
});

test('a planned change that was written with a seeded cover does not bring it back', async () => {
	const id = await seeded();
	const { revision, slug, title } = await post(id);
	const at = new Date(api.deps.now().getTime() + 3_600_000).toISOString();
	const fields = aDraft({ title, content: 'Texto planejado.', slug, ...shipped });
	await api.db.insert(plans).values({
		post_id: id,
		kind: 'change',
		at,
		fields,
		base_revision: revision,
		user_name: 'Ana',
	});
	await takeBack();
	api.deps.clock.set(at);
	await api.tryCall('auto-publish-scheduled-posts', { trigger: 'manual' });
	const { content, image_url } = await post(id);
	expect(content).toContain('Texto planejado.');
	expect(image_url).toBeNull();
});

test('what was done to many posts can still be undone, and undoing it brings no seeded cover back', async () => {
	const ids = [await seeded(), await seeded()];
	const bare = (await createdPost(api, { published: true })).id;
	const postIds = [...ids, bare];
	const { change } = await api.call(bulkPosts, { action: 'unpublish', postIds });
	await takeBack();
	const undone = await api.call(bulkPosts, { action: 'undo', change: change ?? '' });
	expect(undone.changed.sort()).toEqual(postIds.sort());
	for (const id of ids) expect(await post(id)).toMatchObject({ published: true, image_url: null });
});

test('the editor’s call takes back what was seeded since, and reaches readers', async () => {
	const id = await seeded();
	const calls = api.deps.hook.calls;
	const regenerate = () => api.call(seedStockImages, { regenerate: true });
	expect(await regenerate()).toEqual({ success: true, seeded: 1 });
	expect((await post(id)).image_url).toBeNull();
	expect(await regenerate()).toEqual({ success: true, seeded: 0 });
	expect(api.deps.hook.calls).toBe(calls + 1);
});

test('two at once take each cover back once', async () => {
	await seeded();
	const before = (await api.db.select().from(publications)).length;
	const both = await Promise.all([takeBack(), takeBack()]);
	expect(both.map(({ posts }) => posts.length).sort()).toEqual([0, 1]);
	expect(await api.db.select().from(publications)).toHaveLength(before + 1);
});
