import { eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deletePost } from '#contract/delete-post';
import { siteStatus } from '#contract/site-status';
import { system } from '#contract/system';
import { togglePublish } from '#contract/toggle-publish';
import { reserveAttempt } from '#db/accounts/login-attempts';
import { keepCode, takeCode } from '#db/accounts/one-time-codes';
import { reserveGeneration } from '#db/pictures/reserve-generation';
import { claimVideo, listDueVideos, wantVideos } from '#db/pictures/videos';
import { findNewestPublication } from '#db/publishing/publications';
import { requestViews } from '#db/readers/view-requests';
import { blogPosts, publications } from '#db/schema';
import { listFaults, rememberFault } from '#lib/fault-log';
import { recordBuild } from '#steps/publish/record-build';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { createdPost } from '../../support/factories/new-post.ts';
import { plannedRemoval } from '../../support/factories/planned.ts';
import { admin, apiForEachTest } from '../../support/test-api.ts';
import { dayMs, hourMs, minuteMs } from '../../support/test-deps.ts';

const api = apiForEachTest();

const right = '2026-03-10T12:00:00.000Z';
const leaps: [string, number][] = [
	['in 2028', Date.parse('2028-05-01T08:00:00Z') - Date.parse(right)],
	['in 2020', Date.parse('2020-05-01T08:00:00Z') - Date.parse(right)],
	['three hours ahead', 3 * hourMs],
	['three hours behind', -3 * hourMs],
	['twenty minutes ahead', 20 * minuteMs],
];
const tick = () => runSchedule(api.deps);
const pass = async (minutes: number) => {
	for (let minute = 0; minute < minutes; minute += 1) {
		await tick();
		api.deps.clock.advance(minuteMs);
	}
};
/** The clock stands wrong while `act` runs, and is right again afterwards. */
async function whileWrong(byMs: number, act: () => Promise<unknown>) {
	api.deps.clock.advance(byMs);
	await act();
	api.deps.clock.advance(-byMs);
}
const status = () => api.call(siteStatus, {});
/** A build that contains everything that was requested. */
async function build() {
	const publication = await findNewestPublication(api.db);
	await recordBuild(api.deps, { kind: 'succeeded', publication, durationMs: 1 });
}
const waiting = () => api.db.$count(publications, isNull(publications.dispatched_at));

test.each(leaps)(
	'C17: a clock that stood %s for two minutes holds back no publication, removal or plan',
	async (_, byMs) => {
		api.deps.buildMinIntervalMs = 15 * minuteMs;
		api.deps.monthlyDeploys = 100;
		const old = await createdPost(api, { published: true });
		const planned = await createdPost(api, { published: true });
		await build();
		api.deps.clock.advance(hourMs);
		await pass(3);
		await whileWrong(byMs, async () => {
			await createdPost(api, { published: true });
			await recordBuild(api.deps, { kind: 'building' });
			await pass(2);
		});
		const soon = new Date(api.deps.now().getTime() + minuteMs).toISOString();
		await plannedRemoval(api, planned.id, soon);
		await api.call(togglePublish, { postId: old.id, publish: false });
		await tick();
		expect(await waiting()).toBe(0);
		await build();
		api.deps.clock.advance(16 * minuteMs);
		await tick();
		expect(await waiting()).toBe(0);
		await build();
		expect((await status()).pending).toEqual([]);
	},
);

test.each(leaps)(
	'a build that was lost while the clock stood %s is asked for again',
	async (_, byMs) => {
		await whileWrong(byMs, () => createdPost(api, { published: true }));
		api.deps.clock.advance(2 * minuteMs);
		await tick();
		expect(api.deps.hook.calls).toBe(2);
	},
);

test('a hook that refused while the clock stood in 2028 is called with the next tick', async () => {
	const [, byMs] = leaps[0] as [string, number];
	await whileWrong(byMs, async () => {
		api.deps.hook.act = () => Promise.reject(new Error('down'));
		await createdPost(api, { published: true });
		await tick();
	});
	api.deps.hook.act = async () => undefined;
	await tick();
	expect(await waiting()).toBe(0);
});

test.each(leaps)(
	'a scheduler that slept while the clock stood %s wakes for what is due',
	async (_, byMs) => {
		await whileWrong(byMs, () => pass(4));
		const at = new Date(api.deps.now().getTime() - minuteMs).toISOString();
		const { id } = await createdPost(api);
		await api.db.update(blogPosts).set({ scheduled_at: at }).where(eq(blogPosts.id, id));
		await tick();
		expect((await status()).scheduler.overdue).toBe(0);
		expect(await waiting()).toBe(0);
		await build();
		api.deps.clock.advance(3 * minuteMs);
		await pass(3);
		expect(await tick()).toMatchObject({ wasIdle: true });
	},
);

test('clocks that differ by seconds still make one request of two', async () => {
	api.deps.buildMinIntervalMs = minuteMs;
	api.deps.clock.advance(3_000);
	await createdPost(api, { published: true });
	api.deps.clock.advance(-3_000);
	await createdPost(api, { published: true });
	expect(api.deps.hook.calls).toBe(1);
});

test('C17: limits that were reached while the clock stood in 2028 are over', async () => {
	const [, byMs] = leaps[0] as [string, number];
	const rule = { key: 'k', most: 1, windowMs: 15 * minuteMs };
	const caps = [{ most: 1, windowMs: hourMs }];
	const { db, deps } = api;
	const code = { email: admin.email, purpose: 'recovery' as const, codeHash: 'a' };
	const address = 'https://youtu.be/film-000001';
	await whileWrong(byMs, async () => {
		await reserveAttempt(db, rule, deps.now());
		await reserveAttempt(db, rule, deps.now());
		await reserveGeneration(db, caps, deps.now());
		await keepCode(db, { ...code, now: deps.now() });
		await requestViews(db, deps.now(), hourMs);
		await wantVideos(db, [address], deps.now());
		await claimVideo(db, address, deps.now());
		await rememberFault(deps, { what: 'x', code: 'internal', request_id: '' });
	});
	const now = deps.now();
	expect(await takeCode(db, { ...code, now })).toBeUndefined();
	expect(await reserveAttempt(db, rule, now)).toBe(0);
	expect(await reserveAttempt(db, rule, now)).toBeGreaterThan(0);
	expect(await reserveGeneration(db, caps, now)).toBe(0);
	expect(await reserveGeneration(db, caps, now)).toBeLessThanOrEqual(hourMs);
	expect(await keepCode(db, { ...code, now })).toMatchObject({ email: admin.email });
	expect(await requestViews(db, now, hourMs)).toBe(true);
	expect(await requestViews(db, now, hourMs)).toBe(false);
	expect(await listDueVideos(db, now, 5)).toEqual([address]);
	expect(await listFaults(deps)).toEqual([]);
});

test('C17: a clock that stood in 2028 empties no bin, and what was deleted there is kept for 30 days', async () => {
	const [, byMs] = leaps[0] as [string, number];
	const [early, late] = [await createdPost(api), await createdPost(api)];
	await tick();
	await api.call(deletePost, { postId: early.id });
	await whileWrong(byMs, async () => {
		await api.call(deletePost, { postId: late.id });
		await pass(2);
	});
	const binned = async () => api.db.$count(blogPosts);
	expect(await binned()).toBe(2);
	const live = async (days: number) => {
		for (let day = 0; day < days; day += 2) {
			api.deps.clock.advance(2 * dayMs);
			await tick();
		}
	};
	await live(28);
	expect(await binned()).toBe(2);
	await live(4);
	expect(await binned()).toBe(1);
	await live(6);
	expect(await binned()).toBe(0);
});

test('no duration is negative, whatever the clock did meanwhile', async () => {
	await createdPost(api, { published: true });
	await recordBuild(api.deps, { kind: 'building' });
	await whileWrong(-3 * hourMs, build);
	expect((await api.call(system, {})).builds[0]?.waited_ms).toBe(0);
});

test('a scheduler that last ran in 2028 is not known to run', async () => {
	const [, byMs] = leaps[0] as [string, number];
	await whileWrong(byMs, tick);
	expect((await status()).scheduler.last_run_at).toBeNull();
	await tick();
	expect((await status()).scheduler.last_run_at).toBe(api.deps.now().toISOString());
});
