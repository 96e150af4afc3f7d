import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { siteStatus } from '#contract/site-status';
import { connect } from '#db/client';
import { blogPosts } from '#db/schema';
import { publishDuePosts } from '#steps/schedule/scheduler-due-posts';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { aNewPost, createdPost } from '../../support/factories/new-post.ts';
import { apiForEachTest } from '../../support/test-api.ts';
import { dayMs, hourMs, minuteMs } from '../../support/test-deps.ts';

const api = apiForEachTest();

const tick = () => runSchedule(api.deps);
const read = async (id: string) =>
	(await api.tryCall('admin-posts', { action: 'get', slug: id })).body.post;

/** Makes every database access throw, and counts them. */
function closeDatabase(): { touches: () => number; open: () => void } {
	const db = api.deps.db;
	let touches = 0;
	api.deps.db = new Proxy(db, {
		get() {
			touches += 1;
			throw new Error('the database was touched');
		},
	});
	return {
		touches: () => touches,
		open: () => {
			api.deps.db = db;
		},
	};
}

test('a scheduled post is published once its time has passed, dated with it, and not before', async () => {
	const { id, revision } = await createdPost(api, { scheduled_at: '2026-03-10T12:30:00Z' });
	api.deps.clock.set('2026-03-10T12:29:59.999Z');
	await tick();
	expect(await read(id)).toMatchObject({ published: false });
	api.deps.clock.set('2026-03-10T12:30:00.000Z');
	await tick();
	expect(await read(id)).toMatchObject({
		published: true,
		published_at: '2026-03-10T12:30:00.000Z',
		// By which a form that still shows the draft learns of it.
		revision: revision + 1,
	});
	expect(api.deps.hook.calls).toBe(1);
});

test('E1: scheduled at :37 seconds, it goes out with the tick of its minute', async () => {
	const { id } = await createdPost(api, { scheduled_at: '2026-03-10T12:30:00Z' });
	await api.db.update(blogPosts).set({ scheduled_at: '2026-03-10T12:30:37.000Z' });
	api.deps.clock.set('2026-03-10T12:30:00.000Z');
	expect(await publishDuePosts(api.deps)).toEqual({ publishedCount: 1 });
	expect((await read(id)).published).toBe(true);
});

test('C3: twenty publishers on twenty connections publish each post once, with one publication', async () => {
	for (let post = 0; post < 3; post += 1) {
		await createdPost(api, { scheduled_at: '2026-03-10T11:00:00Z' });
	}
	const connections = await Promise.all(
		Array.from({ length: 20 }, () => connect(api.url, () => undefined, { max: 1 })),
	);
	await Promise.all(connections.map(({ db }) => db.execute(sql`select 1`)));
	const counts = await Promise.all(
		connections.map(async ({ db }) => (await publishDuePosts({ ...api.deps, db })).publishedCount),
	);
	expect(counts.toSorted()).toEqual([...Array(19).fill(0), 3]);
	expect(api.deps.hook.calls).toBe(1);
	const { newest_publication } = await api.call(siteStatus, {});
	expect(newest_publication).toBe(1);
	await Promise.all(connections.map(({ close }) => close()));
});

test('C12: a post unscheduled between the query and the tick stays a draft', async () => {
	const { id } = await createdPost(api, { scheduled_at: '2026-03-10T12:30:00Z' });
	api.deps.clock.set('2026-03-10T12:30:00Z');
	const [, { publishedCount }] = await Promise.all([
		api.tryCall('toggle-publish', { postId: id, publish: false }),
		publishDuePosts(api.deps),
	]);
	const post = await read(id);
	expect(post.published).toBe(false);
	expect(post.scheduled_at).toBeNull();
	expect(publishedCount).toBeLessThanOrEqual(1);
});

test('C14: a scheduler that was off for two days publishes what it missed, and the editor is told', async () => {
	const { id } = await createdPost(api, { scheduled_at: '2026-03-10T12:30:00Z' });
	api.deps.clock.advance(2 * dayMs);
	expect(await api.call(siteStatus, {})).toMatchObject({
		scheduler: { overdue: 1, last_run_at: null },
	});
	await tick();
	expect(await read(id)).toMatchObject({
		published: true,
		published_at: '2026-03-10T12:30:00.000Z',
	});
	expect(await api.call(siteStatus, {})).toMatchObject({
		scheduler: { overdue: 0, last_run_at: api.deps.now().toISOString() },
	});
});

test('C13, S45: 96 idle ticks read one blob each and never touch the database', async () => {
	await createdPost(api, { scheduled_at: '2026-03-12T12:00:00Z' });
	api.deps.clock.advance(3 * minuteMs);
	expect(await tick()).toMatchObject({ wasIdle: false });
	const closed = closeDatabase();
	api.deps.blobs.calls.length = 0;
	for (let run = 0; run < 96; run += 1) {
		api.deps.clock.advance(minuteMs);
		expect(await tick()).toEqual({ wasIdle: true });
	}
	expect(closed.touches()).toBe(0);
	const reads = api.deps.blobs.calls.filter((call) => call.startsWith('read'));
	expect(reads).toHaveLength(96);
	closed.open();
});

test('C13: a lost or damaged marker is restored, and none is trusted for more than a day', async () => {
	api.deps.clock.advance(hourMs);
	await tick();
	expect(await tick()).toMatchObject({ wasIdle: true });
	api.deps.blobs.texts.delete('scheduler/next');
	expect(await tick()).toMatchObject({ wasIdle: false });
	expect(await tick()).toMatchObject({ wasIdle: true });
	api.deps.blobs.texts.set('scheduler/next', 'rubbish');
	expect(await tick()).toMatchObject({ wasIdle: false });
	api.deps.clock.advance(dayMs);
	expect(await tick()).toMatchObject({ wasIdle: false });
	api.deps.blobs.fault = new Error('blobs are down');
	const { id } = await createdPost(api, { scheduled_at: '2026-03-01T12:00:00Z' });
	await tick().catch(() => undefined);
	expect((await read(id)).published).toBe(true);
});

test('C13: a post scheduled while the scheduler sleeps wakes it in time', async () => {
	await tick();
	expect(await tick()).toMatchObject({ wasIdle: true });
	const { id } = await createdPost(api, { scheduled_at: '2026-03-10T12:30:00Z' });
	for (let minute = 1; minute <= 30; minute += 1) {
		api.deps.clock.advance(minuteMs);
		await tick();
	}
	expect((await read(id)).published).toBe(true);
});

test('Spec §7: the button answers how many it published, and publishes only what is due', async () => {
	await createdPost(api, { scheduled_at: '2026-03-10T11:00:00Z' });
	await createdPost(api, { scheduled_at: '2026-03-10T13:00:00Z' });
	const { body } = await api.tryCall('auto-publish-scheduled-posts', { trigger: 'manual' });
	expect(body).toEqual({ success: true, publishedCount: 1, count: 1 });
});

test("C11: a time typed as São Paulo's is published at that instant, wherever the clock is read", async () => {
	const { id, scheduled_at } = await createdPost(api, {
		scheduled_at: '2026-03-10T23:30:00-03:00',
	});
	expect(scheduled_at).toBe('2026-03-11T02:30:00.000Z');
	await api.db.execute(sql`set timezone to 'Asia/Tokyo'`);
	api.deps.clock.set('2026-03-11T02:30:00Z');
	await tick();
	expect((await read(id)).published_at).toBe('2026-03-11T02:30:00.000Z');
});

test('C13: a change announced during a tick is not missed', async () => {
	let id = '';
	await runSchedule({
		...api.deps,
		blobs: {
			...api.deps.blobs,
			write: async (key, text, condition) => {
				if (key === 'scheduler/next' && id === '') {
					id = (await createdPost(api, { scheduled_at: '2026-03-10T12:01:00Z' })).id;
				}
				return api.deps.blobs.write(key, text, condition);
			},
		},
	});
	api.deps.clock.advance(minuteMs);
	expect(await tick()).toEqual({ wasIdle: false });
	expect((await read(id)).published).toBe(true);
});

test('C17: a save gives no post a time that has passed, and keeps one that stands', async () => {
	const past = '2026-03-10T11:59:00.000Z';
	const made = await api.tryCall('create-post', aNewPost({ scheduled_at: past }));
	expect(made.status).toBe(400);
	expect(made.body.error).toBe('10/03/2026 08:59 já passou: agora são 09:00.');
	const post = await createdPost(api, { scheduled_at: '2026-03-10T12:30:00.000Z' });
	const save = (scheduled_at: string) =>
		api.tryCall('update-post', { id: post.id, title: 'Outro', content: 'Texto.', scheduled_at });
	expect((await save(past)).body).toMatchObject({ details: { field: 'scheduled_at' } });
	api.deps.clock.advance(60 * minuteMs);
	expect((await save('2026-03-10T12:30:00.000Z')).status).toBe(200);
	expect((await save('2026-03-10T12:40:00.000Z')).status).toBe(400);
});
