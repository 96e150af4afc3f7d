import { beforeEach, expect, test } from 'vitest';
import { hostPlan } from '#contract/host-plan';
import { siteStatus } from '#contract/site-status';
import { changeBuildState } from '#db/publishing/build-state';
import { endDeploy, noteBuilt } from '#db/publishing/deploys';
import { blogPosts, siteState } from '#db/schema';
import { visits } from '#db/visit-schema';
import { recordDeploy, type ToldDeploy } from '#steps/publish/record-deploy';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { settleEarlierData } from '../../../scripts/upgrade/settle-earlier-data.ts';
import { deployOf } from '../../support/factories/deploy.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForEachTest } from '../../support/test-api.ts';
import { minuteMs } from '../../support/test-deps.ts';

const api = apiForEachTest();
/** What the site's `/version.json` says; undefined where it cannot be read. */
let live: number | undefined;

beforeEach(async () => {
	api.deps.monthlyDeploys = 20;
	api.deps.readPublication = async () => live;
	live = undefined;
});

const status = () => api.call(siteStatus, { action: 'get' });
const publish = () => createdPost(api, { published: true });
const aDeploy = () => deployOf(api);
const tell = (step: Parameters<typeof recordDeploy>[1], deploy: ToldDeploy) =>
	recordDeploy(api.deps, step, deploy);
async function finishDeploy(publication: number, deploy = aDeploy()) {
	await noteBuilt(api.db, deploy.id, publication, api.deps.now());
	await tell('succeeded', deploy);
}

/** Ticks of the scheduler, a minute apart. */
async function tick(minutes: number): Promise<void> {
	for (let minute = 0; minute < minutes; minute += 1) {
		api.deps.clock.advance(minuteMs);
		await runSchedule(api.deps);
	}
}

test('a deploy whose site nobody may read is built once', async () => {
	await publish();
	const deploy = aDeploy();
	await tell('building', deploy);
	await finishDeploy(1, deploy);
	await tick(9 * 60);
	expect(api.deps.hook.calls).toBe(1);
	expect(await status()).toMatchObject({ pending: [], build: { state: 'idle' } });
});

test('a deploy whose build wrote nothing contains what was published when it was created', async () => {
	await publish();
	api.deps.clock.advance(minuteMs);
	const deploy = aDeploy();
	await tell('building', deploy);
	api.deps.clock.advance(minuteMs);
	await publish();
	await tell('succeeded', deploy);
	expect(api.deps.hook.calls).toBe(2);
	expect((await status()).pending).toMatchObject([{ id: 2 }]);
});

test.each([
	['that shows it has ended at once', 1, 1],
	['that nobody may read has ended after twenty minutes', undefined, 21],
])('a deploy whose end was not reported, of a site %s', async (_, shown, minutes) => {
	await publish();
	const deploy = aDeploy();
	await tell('building', deploy);
	await noteBuilt(api.db, deploy.id, 1, api.deps.now());
	live = shown;
	await tick(minutes);
	expect(await status()).toMatchObject({
		pending: [],
		build: { state: 'idle' },
		budget: { used: 1 },
	});
	await tell('succeeded', deploy);
	await tick(60);
	expect(api.deps.hook.calls).toBe(1);
	expect(await status()).toMatchObject({ budget: { used: 1 } });
});

test.each([
	['that shows the newer', 2, 1],
	['that nobody may read', undefined, 21],
])(
	'two deploys whose ends were not reported count both, of a site %s',
	async (_, shown, minutes) => {
		for (const publication of [1, 2]) {
			await publish();
			api.deps.clock.advance(minuteMs);
			await noteBuilt(api.db, aDeploy().id, publication, api.deps.now());
		}
		live = shown;
		await tick(minutes);
		expect(await status()).toMatchObject({
			pending: [],
			build: { state: 'idle' },
			budget: { used: 2 },
		});
	},
);

test('a deploy whose end was not reported counts in the month of its build, after a newer one, and changes nothing else', async () => {
	api.deps.clock.set('2026-03-31T23:50:00.000Z');
	await publish();
	await noteBuilt(api.db, aDeploy().id, 1, api.deps.now());
	api.deps.clock.advance(minuteMs);
	await finishDeploy(1);
	await publish();
	await tell('failed', aDeploy());
	api.deps.clock.advance(21 * minuteMs);
	await runSchedule(api.deps);
	expect(await status()).toMatchObject({ build: { state: 'queued' }, budget: { used: 0 } });
	api.deps.clock.set('2026-03-31T23:55:00.000Z');
	expect(await status()).toMatchObject({ budget: { used: 2 } });
});

test.each([
	['the owner corrects the plan', () => api.call(hostPlan, { credits: 900, day: 1, used: null })],
	['somebody tries again', () => api.call(siteStatus, { action: 'retry' })],
	['the month begins anew', async () => api.deps.clock.set('2026-04-01T00:00:00.000Z')],
])('what the host refused for want of credits goes out when %s', async (_, act) => {
	api.deps.clock.set('2026-03-31T20:00:00.000Z');
	await publish();
	await tell('failed', deployOf(api, { errorMessage: 'used all of its credits' }));
	await tick(90);
	expect(api.deps.hook.calls).toBe(1);
	await act();
	await tick(1);
	expect(api.deps.hook.calls).toBe(2);
	expect(await status()).toMatchObject({ build: { state: 'queued' } });
});

test('a deploy that ends after the database was taken back does not pass for what was published since', async () => {
	await publish();
	await finishDeploy(9);
	expect(await status()).toMatchObject({ newest_publication: 10, pending: [{ id: 10 }] });
});

test('a deploy without news has ended when the host says so, not when the site shows what it showed before', async () => {
	await publish();
	await finishDeploy(1);
	live = 1;
	await tick(1);
	const pushed = aDeploy();
	await tell('building', pushed);
	await noteBuilt(api.db, pushed.id, 1, api.deps.now());
	await tick(2);
	await tell('failed', pushed);
	expect(await status()).toMatchObject({ build: { state: 'failed' }, budget: { used: 1 } });
});

test('a deploy without news that brings nothing new has ended after twenty minutes, though nothing waits', async () => {
	await publish();
	await finishDeploy(1);
	live = 1;
	await tick(5);
	const pushed = aDeploy();
	await tell('building', pushed);
	api.deps.clock.advance(minuteMs);
	await noteBuilt(api.db, pushed.id, 1, api.deps.now());
	await tick(25);
	expect(await status()).toMatchObject({ build: { state: 'idle' }, budget: { used: 2 } });
});

test('a deploy whose end is reported after that of a newer one takes nothing back', async () => {
	await publish();
	const [first, second] = [aDeploy(), aDeploy()];
	await noteBuilt(api.db, first.id, 1, api.deps.now());
	api.deps.clock.advance(minuteMs);
	await publish();
	await finishDeploy(2, second);
	live = 2;
	await tick(1);
	const { calls } = api.deps.hook;
	await tell('succeeded', first);
	await tick(60);
	expect(api.deps.hook.calls).toBe(calls);
	expect(await status()).toMatchObject({ pending: [], budget: { used: 2 } });
});

test('what an earlier release saw on the site is not built again', async () => {
	await publish();
	await changeBuildState(api.db, { shown: 1 });
	live = 1;
	await tick(60);
	expect(api.deps.hook.calls).toBe(1);
	expect((await status()).pending).toEqual([]);
});

test('a hook that refuses when the month has room again is named instead of the month', async () => {
	api.deps.monthlyDeploys = 1;
	await endDeploy(api.db, 'the only one', 'succeeded', api.deps.now());
	await publish();
	expect(await status()).toMatchObject({ build: { reason: 'quota' } });
	api.deps.monthlyDeploys = 20;
	api.deps.hook.act = () => Promise.reject(new Error('410'));
	await publish();
	expect(await status()).toMatchObject({ build: { state: 'failed', reason: 'hook' } });
});

test('what the release before counted while it was deployed again is counted', async () => {
	const value = { month: '2026-03', ids: ['a', 'b'] };
	const updated_at = api.deps.now().toISOString();
	await api.db.insert(siteState).values({ key: 'deploys', value, updated_at });
	await endDeploy(api.db, 'a', 'succeeded', api.deps.now());
	const place = { siteUrl: api.deps.siteOrigin, databaseUrl: api.url };
	await settleEarlierData(api.db, place, api.deps.now());
	await settleEarlierData(api.db, place, api.deps.now());
	expect(await status()).toMatchObject({ budget: { used: 2 } });
});

test('a deploy that ended while the clock stood wrong is not counted in every month until then', async () => {
	await publish();
	api.deps.clock.set('2028-05-01T00:00:00.000Z');
	await finishDeploy(1);
	api.deps.clock.set('2026-03-10T12:00:00.000Z');
	expect(await status()).toMatchObject({ budget: { used: 0 } });
	expect(api.deps.hook.calls).toBe(1);
});

const readers = async (day: string, count: number) => {
	const [{ id } = { id: '' }] = await api.db.select({ id: blogPosts.id }).from(blogPosts);
	await api.db.insert(visits).values({ post_id: id, span: 'day', since: day, kind: 'view', count });
};

test('the month’s deploys are what the plan bears beside scheduler and readers, from the owner’s day', async () => {
	api.deps.monthlyDeploys = 'plan';
	await publish();
	await finishDeploy(1);
	expect((await status()).budget).toMatchObject({ used: 1, limit: 19, kept: 2 });
	await readers('2026-03-05', 500);
	await readers('2026-03-07', 2_500);
	expect((await status()).budget).toMatchObject({ limit: 12, plan: { readers: 12_857 } });
	await api.call(hostPlan, { credits: 1_000, day: 6, used: null });
	expect((await status()).budget).toMatchObject({
		limit: 58,
		month: { start: '2026-03-06T00:00:00.000Z', end: '2026-04-06T00:00:00.000Z' },
	});
	await api.call(hostPlan, { credits: 1_000, day: 11, used: null });
	expect((await status()).budget).toMatchObject({ used: 1 });
	api.deps.clock.set('2026-03-11T00:00:00.000Z');
	expect((await status()).budget).toMatchObject({ used: 0 });
});

test('what the host has counted corrects the readers, and few readers correct nothing', async () => {
	api.deps.monthlyDeploys = 'plan';
	await publish();
	expect(await api.call(hostPlan, { credits: 300, day: 1, used: 200 })).toMatchObject({
		is_corrected: false,
	});
	await readers('2026-03-05', 5_000);
	const before = (await status()).budget?.limit ?? 0;
	expect(await api.call(hostPlan, { credits: 300, day: 1, used: 200 })).toMatchObject({
		is_corrected: true,
	});
	const after = await status();
	expect(after.budget?.plan?.credits_used).toBe(200);
	expect(after.budget?.limit).toBeLessThan(before);
});

test('a good first day does not use up the month', async () => {
	api.deps.monthlyDeploys = 'plan';
	await publish();
	await readers('2026-03-09', 600);
	await readers('2026-03-10', 600);
	expect((await status()).budget).toMatchObject({ limit: 16 });
});
