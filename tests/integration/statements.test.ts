import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { adminPosts } from '#contract/admin-posts';
import { categories } from '#contract/categories';
import { createPost } from '#contract/create-post';
import { siteStatus } from '#contract/site-status';
import { togglePublish } from '#contract/toggle-publish';
import { updatePost } from '#contract/update-post';
import { aNewPost, createdPost } from '../support/factories/new-post.ts';
import { createTestApi, type TestApi } from '../support/test-api.ts';

let api: TestApi;
let post: Awaited<ReturnType<typeof createdPost>>;
let asked: string[];
let made = 0;

beforeAll(async () => {
	api = await createTestApi();
	post = await createdPost(api);
});
afterAll(() => api.close());
beforeEach(() => {
	asked = [];
	const { query } = pg.Client.prototype;
	vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
		this: pg.Client,
		...given: unknown[]
	) {
		const [statement] = given as [string | { text: string }];
		asked.push(typeof statement === 'string' ? statement : statement.text);
		return Reflect.apply(query, this, given);
	} as typeof query);
});
afterEach(() => vi.restoreAllMocks());

/** As the desk's form sends it: an unchanged category is not looked up. */
const formOf = ({ id, title, category_id, tags }: typeof post) => ({
	...{ id, title, category_id, tags },
	content: `Outro ${++made}.`,
});

/** Over Neon each statement is a network round trip, so their number is what a call costs. */
test.each<[string, number, () => Promise<unknown>]>([
	['the list of posts', 2, () => api.call(adminPosts, { action: 'list' })],
	['a post', 2, () => api.call(adminPosts, { action: 'get', slug: post.id })],
	['the categories', 1, () => api.call(categories, {})],
	['the state of the site', 6, () => api.call(siteStatus, {})],
	['saving', 3, () => api.call(updatePost, formOf(post))],
	[
		'publishing, and asking for the build',
		5,
		() => api.call(togglePublish, { postId: post.id, publish: true }),
	],
	['saving what is public, and asking for the build', 5, () => api.call(updatePost, formOf(post))],
	['creating', 5, () => api.call(createPost, aNewPost({ title: 'Mais um' }))],
])('%s costs at most %i statements, including authentication', async (_, most, call) => {
	await call();
	expect(asked.length, asked.map((text) => text.slice(0, 90)).join('\n')).toBeLessThanOrEqual(most);
	expect(asked.length).toBeGreaterThan(0);
});
