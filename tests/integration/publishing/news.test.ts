import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildHook } from '#contract/build-hook';
import { news } from '#contract/news';
import { plans } from '#contract/plans';
import { siteStatus } from '#contract/site-status';
import { togglePublish } from '#contract/toggle-publish';
import { updatePost } from '#contract/update-post';
import { changeBuildState } from '#db/publishing/build-state';
import { findNewestPublication } from '#db/publishing/publications';
import { recordDeploy } from '#steps/publish/record-deploy';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForEachTest } from '../../support/test-api.ts';
import { minuteMs } from '../../support/test-deps.ts';

const api = apiForEachTest();
let asked: string[];
beforeEach(async () => {
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

async function pass(minutes: number): Promise<void> {
	for (let minute = 0; minute < minutes; minute += 1) {
		api.deps.clock.advance(minuteMs);
		await runSchedule(api.deps);
	}
}
const status = () => api.call(siteStatus, { action: 'get' });
const isSame = async (mark: string) => (await api.call(news, { mark })).is_same;

/** Without the test's own session, which would be renewed. */
async function askAnonymously(input: object): Promise<unknown> {
	const request = new Request('https://blog.test/api/news', {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(input),
	});
	return (await api.handlers.get('news')?.(request, {}, api.deps))?.json();
}

/** The mark of a site on which nothing is on its way. */
async function quietMark(): Promise<string> {
	await status();
	await pass(5);
	const { mark } = await status();
	if (!mark) throw new Error('something is on its way');
	return mark;
}

test('an idle desk’s hour, with the scheduler’s, asks the database nothing once its views are counted', async () => {
	await createdPost(api);
	const mark = await quietMark();
	asked = [];
	for (let minute = 0; minute < 60; minute += 1) {
		await pass(1);
		const found = { is_same: true, last_run_at: api.deps.now().toISOString() };
		expect(await askAnonymously({ mark })).toMatchObject(found);
		expect(await askAnonymously({ mark })).toMatchObject(found);
	}
	expect(asked).toEqual([]);
});

const deploy = {
	id: 'd1',
	context: 'production',
	createdAt: '2026-11-20T12:00:00.000Z',
	errorMessage: null,
	permalinkUrl: 'https://d1--blog.netlify.app',
	time: 60,
};

test.each<[string, (id: string) => Promise<unknown>]>([
	['a post that is saved', (id) => api.call(updatePost, { id, title: 'Outro', content: 'Outro.' })],
	['a publication', (id) => api.call(togglePublish, { postId: id, publish: true })],
	[
		'a plan',
		(post_id) =>
			api.call(plans, {
				action: 'plan-removal',
				post_id,
				leads_to: null,
				at: new Date(api.deps.now().getTime() + 60 * minuteMs).toISOString(),
			}),
	],
	['a build that began', () => recordDeploy(api.deps, 'building', deploy)],
	['a build that failed', () => recordDeploy(api.deps, 'failed', deploy)],
	['a press on ‘Tentar de novo’', () => api.call(siteStatus, { action: 'retry' })],
])('%s ends the mark at once, and for good', async (what, act) => {
	const { id } = await createdPost(api, { published: what === 'a plan' });
	await changeBuildState(api.db, { publication: await findNewestPublication(api.db) });
	const mark = await quietMark();
	expect(await isSame(mark)).toBe(true);
	await act(id);
	expect(await isSame(mark)).toBe(false);
	await pass(5);
	expect(await isSame(mark)).toBe(false);
});

test('the hook that the desk was given ends it, too', async () => {
	api.deps.asksForHook = true;
	const mark = await quietMark();
	const address = `https://api.netlify.com/build_hooks/${'a'.repeat(24)}`;
	await api.call(buildHook, { action: 'set', address });
	expect(await isSame(mark)).toBe(false);
});

test('what is due ends it, though no scheduler runs', async () => {
	const scheduled_at = new Date(api.deps.now().getTime() + 30 * minuteMs).toISOString();
	await createdPost(api, { scheduled_at });
	const mark = await quietMark();
	expect(await isSame(mark)).toBe(true);
	api.deps.clock.advance(40 * minuteMs);
	expect(await isSame(mark)).toBe(false);
});

test('whoever guesses a mark, and a store that is down, learn that something may be new, and no more', async () => {
	const mark = await quietMark();
	const guessed = await api.call(news, { mark: 'A'.repeat(22) });
	expect(guessed).toMatchObject({ is_same: false, last_run_at: null });
	api.deps.blobs.read = async () => {
		throw new Error('down');
	};
	expect(await api.call(news, { mark })).toMatchObject({ is_same: false, last_run_at: null });
	expect((await status()).mark).toBeNull();
});
