import { asc, isNull } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { siteStatus } from '#contract/site-status';
import { noteBuilt } from '#db/publishing/deploys';
import { publications } from '#db/schema';
import { leaveBuildFailure, writeBuildFailure } from '#lib/build-failure';
import { recordDeploy, type ToldDeploy } from '#steps/publish/record-deploy';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { deployOf } from '../../support/factories/deploy.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForEachTest } from '../../support/test-api.ts';
import { hourMs, minuteMs } from '../../support/test-deps.ts';

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
const waiting = () =>
	api.db
		.select({ id: publications.id })
		.from(publications)
		.where(isNull(publications.dispatched_at))
		.orderBy(asc(publications.id));

const aDeploy = (given: Partial<ToldDeploy> = {}) => deployOf(api, given);
const tell = (step: Parameters<typeof recordDeploy>[1], deploy: ToldDeploy) =>
	recordDeploy(api.deps, step, deploy);

/** A deploy that finishes with this as its newest publication, as its build wrote. */
async function finishDeploy(publication: number, deploy = aDeploy()) {
	await noteBuilt(api.db, deploy.id, publication, api.deps.now());
	await tell('succeeded', deploy);
}

test('C9: a deploy is reported from start to end, with its duration', async () => {
	await publish();
	const deploy = aDeploy();
	await tell('building', deploy);
	expect((await status()).build.state).toBe('building');
	await finishDeploy(1, deploy);
	expect(await status()).toMatchObject({
		pending: [],
		build: { state: 'idle', usual_ms: 42_000 },
		budget: { used: 1, limit: 20 },
	});
});

test('C6: a save while a build is queued or running calls no hook, and is built next, once', async () => {
	await publish();
	expect(api.deps.hook.calls).toBe(1);
	await publish();
	const deploy = aDeploy();
	await tell('building', deploy);
	for (let save = 0; save < 10; save += 1) await publish();
	api.deps.clock.advance(2 * minuteMs);
	await runSchedule(api.deps);
	expect(api.deps.hook.calls).toBe(1);

	await finishDeploy(2, deploy);
	expect(api.deps.hook.calls).toBe(2);
	expect(await waiting()).toEqual([]);
	await finishDeploy(12);
	expect(api.deps.hook.calls).toBe(2);
	expect((await status()).pending).toEqual([]);
});

test('after a short deploy a correction and a removal ask for theirs at once, and a new post waits for the interval', async () => {
	api.deps.buildMinIntervalMs = minuteMs;
	const { id } = await publish();
	const finish = async (publication: number) => {
		api.deps.clock.advance(20_000);
		await finishDeploy(publication);
	};
	await finish(1);
	await api.tryCall('update-post', { id, title: 'Corrigido', content: '…' });
	expect(api.deps.hook.calls).toBe(2);
	await finish(2);
	await api.tryCall('toggle-publish', { postId: id, publish: false });
	expect(api.deps.hook.calls).toBe(3);
	await finish(3);
	await publish();
	expect(api.deps.hook.calls).toBe(3);
});

test('C6: what the finished build already contains is not requested again', async () => {
	await publish();
	await publish();
	await finishDeploy(2);
	expect(api.deps.hook.calls).toBe(1);
	api.deps.clock.advance(hourMs);
	await runSchedule(api.deps);
	expect(api.deps.hook.calls).toBe(1);
	expect(await waiting()).toEqual([]);
});

test.each(['deploy-preview', 'branch-deploy', 'dev'])(
	'C10: a %s is not the site: it changes no state, uses no budget and calls no hook',
	async (context) => {
		await publish();
		const before = await status();
		const deploy = aDeploy({ context });
		await noteBuilt(api.db, deploy.id, 1, api.deps.now());
		for (const step of ['building', 'failed', 'succeeded'] as const) await tell(step, deploy);
		expect(await status()).toEqual(before);
		expect(api.deps.hook.calls).toBe(1);
	},
);

test('a deploy reported twice counts once, and one reported late does not build again', async () => {
	const deploy = aDeploy();
	await finishDeploy(0, deploy);
	await finishDeploy(0, deploy);
	await tell('building', deploy);
	expect(await status()).toMatchObject({ budget: { used: 1 }, build: { state: 'idle' } });
});

test.each([
	['Build exceeded maximum allowed runtime', 'timeout'],
	['Command timed out', 'timeout'],
	['Your team has used all of its credits', 'quota'],
	['Build script returned non-zero exit code: 2', 'unknown'],
	[null, 'unknown'],
])('a deploy that failed with %j failed for: %s', async (errorMessage, reason) => {
	await publish();
	await tell('failed', aDeploy({ errorMessage }));
	expect((await status()).build).toMatchObject({
		state: 'failed',
		reason,
		log: errorMessage ?? '',
	});
});

test('the desk shows the reason that a build left', async () => {
	await publish();
	const deploy = aDeploy({ errorMessage: 'Build script returned non-zero exit code: 2' });
	await leaveBuildFailure(api.deps.blobs, deploy.id, { reason: 'database', log: 'refused' });
	await tell('failed', deploy);
	expect((await status()).build).toMatchObject({ reason: 'database', log: 'refused' });
	expect(await api.deps.blobs.list('build-failure/')).toEqual([]);
});

test('the reason that a build wrote to the database applies only to its own deploy', async () => {
	await publish();
	const [first, second] = [aDeploy(), aDeploy()];
	await writeBuildFailure(api.db, first.id, { reason: 'code', log: 'broken' });
	await tell('failed', first);
	expect((await status()).build).toMatchObject({ reason: 'code', log: 'broken' });
	await tell('failed', second);
	expect((await status()).build).toMatchObject({ reason: 'unknown', log: '' });
});

test.each([
	['database', 40],
	['unknown', 40],
	['code', 4],
	['content', 1],
] as const)(
	'a build that failed for the reason %s is tried %i times in all',
	async (reason, tries) => {
		await publish();
		for (let hour = 0; hour < 48; hour += 1) {
			const deploy = aDeploy();
			await writeBuildFailure(api.db, deploy.id, { reason, log: '' });
			await tell('failed', deploy);
			api.deps.clock.advance(hourMs + minuteMs);
			await runSchedule(api.deps);
		}
		expect(api.deps.hook.calls).toBe(tries);
	},
);

test('C7: a publication whose build failed is requested again at growing intervals until it is built', async () => {
	await publish();
	const fail = () => tell('failed', aDeploy({ errorMessage: 'timed out' }));
	await fail();
	const calls: number[] = [];
	for (let minute = 1; minute <= 10; minute += 1) {
		api.deps.clock.advance(minuteMs);
		const before = api.deps.hook.calls;
		await runSchedule(api.deps);
		if (api.deps.hook.calls === before) continue;
		calls.push(minute);
		await fail();
	}
	expect(calls).toEqual([1, 3, 7]);
	api.deps.clock.advance(hourMs);
	await runSchedule(api.deps);
	await finishDeploy(1);
	const asked = api.deps.hook.calls;
	api.deps.clock.advance(2 * hourMs);
	await runSchedule(api.deps);
	expect(api.deps.hook.calls).toBe(asked);
});

test('refused content is not built again until somebody changes it', async () => {
	await publish();
	const deploy = aDeploy();
	await leaveBuildFailure(api.deps.blobs, deploy.id, { reason: 'content', log: 'shrunk' });
	await tell('failed', deploy);
	api.deps.clock.advance(5 * hourMs);
	await runSchedule(api.deps);
	expect(api.deps.hook.calls).toBe(1);
	await publish();
	expect(api.deps.hook.calls).toBe(2);
});

test('a lost build is requested again, unless the site shows that it succeeded', async () => {
	await publish();
	await tell('building', aDeploy());
	api.deps.clock.advance(19 * minuteMs);
	await runSchedule(api.deps);
	expect(api.deps.hook.calls).toBe(1);
	api.deps.clock.advance(2 * minuteMs);
	await runSchedule(api.deps);
	expect(api.deps.hook.calls).toBe(2);

	live = 1;
	api.deps.clock.advance(hourMs);
	await runSchedule(api.deps);
	expect(api.deps.hook.calls).toBe(2);
	expect((await status()).pending).toEqual([]);
});

test("C6: with the month's budget used up no hook is called, the desk says so, and it continues next month", async () => {
	api.deps.monthlyDeploys = 2;
	await finishDeploy(0);
	await finishDeploy(0);
	await publish();
	expect(api.deps.hook.calls).toBe(0);
	expect(await status()).toMatchObject({
		budget: { used: 2, limit: 2 },
		build: { state: 'failed', reason: 'quota' },
	});
	const retry = await api.tryCall('site-status', { action: 'retry' });
	expect(retry).toMatchObject({ status: 400, body: { error: expect.stringContaining('mês') } });
	expect(api.deps.hook.calls).toBe(0);

	api.deps.clock.set('2026-04-01T00:00:00.000Z');
	await runSchedule(api.deps);
	expect(api.deps.hook.calls).toBe(1);
	expect((await status()).budget).toMatchObject({ used: 0, limit: 2, kept: 0 });
});

test("C6: a month's last build that brought everything on line is no failure", async () => {
	api.deps.monthlyDeploys = 1;
	await finishDeploy(0);
	expect((await status()).build).toMatchObject({ state: 'idle' });
});

test('C13: while the budget is spent the scheduler lets the database sleep', async () => {
	api.deps.monthlyDeploys = 1;
	await finishDeploy(0);
	await publish();
	api.deps.clock.advance(3 * minuteMs);
	expect(await runSchedule(api.deps)).toMatchObject({ wasIdle: false });
	for (let tick = 0; tick < 96; tick += 1) {
		api.deps.clock.advance(minuteMs);
		expect(await runSchedule(api.deps)).toMatchObject({ wasIdle: true });
	}
});
