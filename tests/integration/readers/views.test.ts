import { beforeEach, expect, test } from 'vitest';
import { collectViews } from '#steps/readers/collect-visits';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForEachTest } from '../../support/test-api.ts';
import { dayMs, hourMs, minuteMs } from '../../support/test-deps.ts';

const api = apiForEachTest();
let slug: string;
beforeEach(async () => {
	slug = (await createdPost(api, { published: true })).slug;
});

const reader = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
const see = (ip = '203.0.113.7', headers: Record<string, string> = {}, seen = slug) =>
	api.send('register-view', { slug: seen }, { ip, headers: { 'user-agent': reader, ...headers } });
const views = async (of = slug) => {
	const { body } = await api.tryCall('admin-posts', { action: 'get', slug: of });
	return body.post.views;
};

test('D5: a thousand views by one reader count once a day', async () => {
	for (let look = 0; look < 1_000; look += 1) await see();
	await collectViews(api.deps);
	expect(await views()).toBe(1);
	api.deps.clock.advance(dayMs);
	await see();
	await collectViews(api.deps);
	expect(await views()).toBe(2);
});

test('D5: each reader counts once, and counting again adds nothing', async () => {
	await see('203.0.113.7');
	await see('203.0.113.8');
	await collectViews(api.deps);
	await see('203.0.113.9');
	await Promise.all([collectViews(api.deps), collectViews(api.deps)]);
	await collectViews(api.deps);
	expect(await views()).toBe(3);
});

test('D5: one address counts 16 times a day and post at most, whatever its browsers are called', async () => {
	for (let agent = 0; agent < 300; agent += 1) {
		await see('203.0.113.7', { 'user-agent': `Mozilla/5.0 (${agent})` });
	}
	await collectViews(api.deps);
	expect(await views()).toBe(16);
	await see('203.0.113.8');
	await collectViews(api.deps);
	expect(await views()).toBe(17);
});

test('D5: every browser of a home counts, whatever other homes have', async () => {
	for (let home = 0; home < 60; home += 1) {
		for (const system of ['Windows NT 10.0', 'Android 14', 'iPhone']) {
			await see(`198.51.100.${home}`, { 'user-agent': `Mozilla/5.0 (${system}) Firefox/140.0` });
		}
	}
	await collectViews(api.deps);
	expect(await views()).toBe(180);
});

test('D5: bots and the editor do not count as readers', async () => {
	await see('203.0.113.1', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
	await see('203.0.113.2', { 'user-agent': 'curl/8.5.0' });
	await see('203.0.113.5', { 'user-agent': 'facebookexternalhit/1.1' });
	await see('203.0.113.6', { 'user-agent': 'WhatsApp/2.23' });
	await see('203.0.113.3', { 'user-agent': '' });
	await see('203.0.113.5', { 'user-agent': 'okhttp/4.12.0' });
	await see('203.0.113.6', {
		'user-agent': 'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
	});
	await see('203.0.113.4', { cookie: '__Host-bind=of-the-editor' });
	await collectViews(api.deps);
	expect(await views()).toBe(0);
});

test.each<Record<string, string>>([
	{ dnt: '1' },
	{ 'sec-gpc': '1' },
	{ 'sec-purpose': 'prefetch;prerender' },
])(
	'D5: who asks not to be counted, and a page loaded ahead, leave no mark: %j',
	async (headers) => {
		await see('203.0.113.7', headers);
		expect([...api.deps.blobs.texts.keys()].filter((key) => /view/.test(key))).toEqual([]);
		await see('203.0.113.7', { dnt: '0', 'sec-gpc': '0' });
		await collectViews(api.deps);
		expect(await views()).toBe(1);
	},
);

test('a day is São Paulo’s, and is kept open for six hours after its end', async () => {
	api.deps.clock.set('2026-03-11T02:59:00.000Z');
	await see();
	api.deps.clock.set('2026-03-11T03:01:00.000Z');
	await see();
	const days = () =>
		[...api.deps.blobs.texts.keys()]
			.filter((key) => /^views-key/.test(key))
			.map((key) => key.slice(10));
	expect(days()).toEqual(['2026-03-10', '2026-03-11']);
	api.deps.clock.set('2026-03-11T08:59:00.000Z');
	await collectViews(api.deps);
	expect(days()).toEqual(['2026-03-10', '2026-03-11']);
	api.deps.clock.set('2026-03-11T09:00:00.000Z');
	await collectViews(api.deps);
	expect(days()).toEqual(['2026-03-11']);
	expect(await views()).toBe(2);
});

test('D5: an unknown address leaves no mark, and gets the same reply', async () => {
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

test('D5: marks identify no reader, and the day’s key is deleted with them', async () => {
	await see();
	const names = () => [...api.deps.blobs.texts.keys()].filter((key) => key.startsWith('views'));
	expect(names()).toHaveLength(3);
	expect(names().join()).not.toContain('203.0.113.7');
	api.deps.clock.advance(dayMs);
	await runSchedule(api.deps);
	expect(names()).toEqual([]);
	expect(await views()).toBe(1);
});

const desk = async () => expect((await api.tryCall('site-status', {})).status).toBe(200);
const tick = () => runSchedule(api.deps);
const calls = () => api.deps.blobs.calls.splice(0);

test('a visible desk shows the views of the last minutes, which the scheduler collects', async () => {
	await tick();
	api.deps.clock.advance(hourMs);
	await see();
	await desk();
	await tick();
	expect(await views()).toBe(1);
	await see('203.0.113.8');
	await desk();
	api.deps.clock.advance(3 * minuteMs);
	await tick();
	expect(await views()).toBe(1);
	api.deps.clock.advance(7 * minuteMs);
	await desk();
	await tick();
	expect(await views()).toBe(2);
});

test('C13: a visible desk wakes the scheduler once in ten minutes, and its calls list and count nothing', async () => {
	await desk();
	calls();
	api.deps.clock.advance(10 * minuteMs);
	await Promise.all(Array.from({ length: 5 }, desk));
	for (let poll = 0; poll < 20; poll += 1) await desk();
	const made = calls();
	expect(made.filter((call) => /^list|views/.test(call))).toEqual([]);
	expect(made.filter((call) => call === 'remove scheduler/next')).toHaveLength(1);
	expect(made.filter((call) => call === 'read scheduler/heartbeat')).toHaveLength(25);
});

test('a busy day’s marks are removed in parallel, and the rest in the next ticks', async () => {
	const day = api.deps.now().toISOString().slice(0, 10);
	for (let mark = 0; mark < 3_300; mark += 1) {
		api.deps.blobs.texts.set(`views/${day}/${slug}/${mark}`, '');
	}
	api.deps.clock.advance(dayMs);
	const { remove } = api.deps.blobs;
	let removing = 0;
	let most = 0;
	api.deps.blobs.remove = async (key) => {
		removing += 1;
		most = Math.max(most, removing);
		await remove(key);
		removing -= 1;
		if (key.startsWith('views/')) api.deps.clock.advance(10);
	};
	const marks = () => [...api.deps.blobs.texts.keys()].filter((key) => key.startsWith('views/'));
	await tick();
	expect(most).toBe(25);
	expect(marks().length).toBeGreaterThan(2_000);
	expect(await views()).toBe(3_300);
	for (let run = 0; run < 3; run += 1) await tick();
	expect(marks()).toEqual([]);
	expect(await views()).toBe(3_300);
	expect(await tick()).toMatchObject({ wasIdle: true });
});

test('unreadable views delay nothing else, and are collected later', async () => {
	await see();
	api.deps.clock.advance(dayMs);
	const { list } = api.deps.blobs;
	api.deps.blobs.list = async (prefix) => {
		if (prefix === 'views/') throw new Error('blobs are down');
		return list(prefix);
	};
	await tick();
	api.deps.blobs.list = list;
	await tick();
	expect(await views()).toBe(1);
});

test('D4: a view that cannot be stored is lost without an error', async () => {
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
