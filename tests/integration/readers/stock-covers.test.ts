import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedStockImages } from '#contract/seed-stock-images';
import { createdPost } from '../../support/factories/new-post.ts';
import { createTestApi, type TestApi } from '../../support/test-api.ts';

let api: TestApi;
beforeEach(async () => {
	api = await createTestApi();
});
afterEach(() => api.close());

const seed = (regenerate = false) => api.send('seed-stock-images', { regenerate });
const imageOf = async (id: string) =>
	(await api.tryCall('admin-posts', { action: 'get', slug: id })).body.post.image_url;

test('Spec §7: published posts without a picture get a shipped cover that suits their category', async () => {
	const bare = await createdPost(api, { published: true, category: 'Finanças' });
	const own = await createdPost(api, { published: true, image_url: 'https://a.test/b.png' });
	const draft = await createdPost(api);
	expect((await seed()).body).toEqual({ success: true, seeded: 1 });
	expect(await imageOf(bare.id)).toMatch(/^\/covers\/[a-z]+\.svg$/);
	expect(await imageOf(own.id)).toBe('https://a.test/b.png');
	expect(await imageOf(draft.id)).toBeNull();
});

test('of neighbours no two get the same cover, even in one category', async () => {
	const posts: string[] = [];
	for (let number = 0; number < 8; number += 1) {
		api.deps.clock.advance(60_000);
		posts.push((await createdPost(api, { published: true, category: 'Finanças' })).id);
	}
	await seed();
	const covers = await Promise.all(posts.map(imageOf));
	for (const [index, cover] of covers.entries()) {
		expect(covers.slice(Math.max(0, index - 5), index)).not.toContain(cover);
	}
});

test('a book without a picture keeps the cover that is drawn for it', async () => {
	const book = await createdPost(api, { published: true, category: 'Livros' });
	expect((await seed()).body).toEqual({ success: true, seeded: 0 });
	expect(await imageOf(book.id)).toBeNull();
});

test('A8: of 200 visitors the first is served, and the others touch no database', async () => {
	await createdPost(api, { published: true });
	await seed();
	const { db } = api.deps;
	const forbidden = () => {
		throw new Error('the database was touched');
	};
	api.deps.db = new Proxy(db, { get: forbidden });
	for (let visitor = 0; visitor < 200; visitor += 1) {
		expect((await seed()).body).toEqual({ success: true, seeded: 0 });
	}
	expect(
		api.deps.blobs.calls.filter((call) => call === 'read stock-covers-given').length,
	).toBeLessThan(3);
	api.deps.db = db;
});

test('a later post stays without a cover until the editor assigns covers again', async () => {
	await seed();
	const { id } = await createdPost(api, { published: true });
	await seed();
	expect(await imageOf(id)).toBeNull();
	expect(await api.call(seedStockImages, { regenerate: true })).toEqual({
		success: true,
		seeded: 1,
	});
	expect(await imageOf(id)).toMatch(/^\/covers\//);
	expect(await api.call(seedStockImages, { regenerate: true })).toEqual({
		success: true,
		seeded: 0,
	});
});

test('two concurrent first visitors give each post one cover and cause one build', async () => {
	await createdPost(api, { published: true });
	const calls = api.deps.hook.calls;
	const seeded = await Promise.all([seed(), seed()]);
	expect(seeded.map(({ body }) => body.seeded).toSorted()).toEqual([0, 1]);
	expect(api.deps.hook.calls).toBe(calls + 1);
});
