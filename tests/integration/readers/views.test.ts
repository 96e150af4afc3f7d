import { afterEach, beforeEach, expect, test } from 'vitest';
import { collectViews } from '#actions/collect-views';
import { runSchedule } from '#actions/run-schedule';
import { createdPost } from '../../support/factories/new-post.ts';
import { createTestApi, type TestApi } from '../../support/test-api.ts';
import { dayMs } from '../../support/test-deps.ts';

let api: TestApi;
let slug: string;
beforeEach(async () => {
	api = await createTestApi();
	slug = (await createdPost(api, { published: true })).slug;
});
afterEach(() => api.close());

const reader = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
const see = (ip = '203.0.113.7', headers: Record<string, string> = {}, seen = slug) =>
	api.send('register-view', { slug: seen }, { ip, headers: { 'user-agent': reader, ...headers } });
const views = async (of = slug) => {
	const { body } = await api.tryCall('admin-posts', { action: 'get', slug: of });
	return body.post.views;
};

test('D5: a thousand looks of one reader in a day count once, on the next day again', async () => {
	for (let look = 0; look < 1_000; look += 1) await see();
	await collectViews(api.deps);
	expect(await views()).toBe(1);
	api.deps.clock.advance(dayMs);
	await see();
	await collectViews(api.deps);
	expect(await views()).toBe(2);
});

test('D5: several readers count each, and counting again adds nothing twice', async () => {
	await see('203.0.113.7');
	await see('203.0.113.8');
	await collectViews(api.deps);
	await see('203.0.113.9');
	await Promise.all([collectViews(api.deps), collectViews(api.deps)]);
	await collectViews(api.deps);
	expect(await views()).toBe(3);
});

test('D5: bots and the editor are no readers', async () => {
	await see('203.0.113.1', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
	await see('203.0.113.2', { 'user-agent': 'curl/8.5.0' });
	await see('203.0.113.3', { 'user-agent': '' });
	await see('203.0.113.4', { cookie: '__Host-bind=of-the-editor' });
	await collectViews(api.deps);
	expect(await views()).toBe(0);
});

test('D5: an address that the site does not have leaves no mark, and answers the same', async () => {
	api.deps.hasPage = async (path) => path === `/post/${slug}`;
	const { status, body } = await see('203.0.113.7', {}, 'nao-existe');
	expect({ status, body }).toEqual({ status: 200, body: { success: true } });
	expect([...api.deps.blobs.texts.keys()].filter((key) => key.includes('nao-existe'))).toEqual([]);
});

test('D5: a draft is never counted, and a view changes neither revision nor site', async () => {
	const draft = await createdPost(api, { title: 'Rascunho' });
	const calls = api.deps.hook.calls;
	await see('203.0.113.7', {}, draft.slug);
	await see();
	await collectViews(api.deps);
	expect(await views(draft.slug)).toBe(0);
	const { body } = await api.tryCall('admin-posts', { action: 'get', slug });
	expect(body.post).toMatchObject({ views: 1, revision: 1 });
	expect(api.deps.hook.calls).toBe(calls);
});

test('D5: marks name no reader, and the key of the day is thrown away with them', async () => {
	await see();
	const names = () => [...api.deps.blobs.texts.keys()].filter((key) => key.startsWith('views'));
	expect(names()).toHaveLength(2);
	expect(names().join()).not.toContain('203.0.113.7');
	api.deps.clock.advance(dayMs);
	await runSchedule(api.deps);
	expect(names()).toEqual([]);
	expect(await views()).toBe(1);
});

test('D4: a view is lost rather than an error when it cannot be marked', async () => {
	api.deps.blobs.fault = new Error('blobs are down');
	expect((await see()).status).toBe(200);
});

test('public traffic leaves the database asleep', async () => {
	const { db } = api.deps;
	api.deps.db = new Proxy(db, {
		get() {
			throw new Error('the database was touched');
		},
	});
	expect((await see()).status).toBe(200);
	expect((await api.send('health', {})).status).toBe(200);
	api.deps.db = db;
});
