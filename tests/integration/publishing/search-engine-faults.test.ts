import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderLate } from '#lib/late-post-renderer';
import { announceChange } from '#steps/schedule/scheduler-marker';
import { createdPost } from '../../support/factories/new-post.ts';
import { createTestLane } from '../../support/memory-late-store.ts';
import { engineAnswer } from '../../support/search-engine.ts';
import { dayMs, minuteMs } from '../../support/test-deps.ts';
import { openToldBlog, type ToldBlog } from '../../support/told-blog.ts';

let blog: ToldBlog;
beforeEach(async () => {
	blog = await openToldBlog();
});
afterEach(() => blog.close());

test('addresses that are refused (422) are not told again; Sistema says so', async () => {
	const { api, engine, ticks, deploy, untold, lastSaid } = blog;
	engine.answer = engineAnswer(422);
	await createdPost(api, { title: 'Recusado', published: true });
	await deploy();
	await ticks(70);
	expect(engine.calls).toHaveLength(1);
	expect(await untold()).toEqual([]);
	expect(await lastSaid()).toMatchObject({ told: null, refusal: { answer: 'addresses' } });
});

test('a site that nobody may read is told of once it can be read', async () => {
	const { api, ticks, deploy, told, addressOf } = blog;
	const { readPublication } = api.deps;
	api.deps.readPublication = async () => undefined;
	const post = await createdPost(api, { title: 'Fechado', published: true });
	await deploy();
	await ticks(60);
	expect(told()).toEqual([]);
	api.deps.readPublication = readPublication;
	await ticks(61);
	expect(told()).toEqual([[addressOf(post)]]);
});

test('with the lane they are told of what is at its address, and of nothing of a site that nobody may read', async () => {
	const { api, ticks, told, livePost } = blog;
	await livePost('Já estava');
	api.deps.lane = createTestLane(async () => []);
	await createdPost(api, { title: 'Sem página', published: true });
	await ticks(2);
	expect(told(), 'cannot be rendered').toEqual([]);
	api.deps.lane = createTestLane(renderLate);
	api.deps.readPublication = async () => undefined;
	await createdPost(api, { title: 'Fechado', published: true });
	await ticks(2);
	expect(told(), 'private').toEqual([]);
});

test.each([
	['is busy', engineAnswer(429, { 'retry-after': '7200' })],
	['does not find the key file', engineAnswer(403)],
	['hangs', () => undefined],
	['ends the connection', (response: { destroy: () => void }) => response.destroy()],
	['leads elsewhere', engineAnswer(302, { location: 'http://127.0.0.1:1/' })],
	['is broken', engineAnswer(500)],
])(
	'C19: an engine that %s delays nothing, is told once more an hour later, and then no more',
	async (_, answer) => {
		const { api, engine, tick, ticks, deploy, lastSaid } = blog;
		engine.answer = answer;
		await createdPost(api, { title: 'Silêncio', published: true });
		const due = new Date(api.deps.now().getTime() + minuteMs).toISOString();
		await createdPost(api, { title: 'Na hora', scheduled_at: due });
		await deploy();
		await tick();
		await ticks(58);
		expect(engine.calls).toHaveLength(1);
		await ticks(3);
		expect(engine.calls).toHaveLength(2);
		expect(await lastSaid()).toMatchObject({ told: null, refusal: { answer: expect.any(String) } });
		await ticks(180);
		expect(engine.calls).toHaveLength(2);
	},
);

test('what was told in vain is told with what is newer, once the engine takes it', async () => {
	const { api, engine, ticks, deploy, told, addressOf, lastSaid } = blog;
	engine.answer = engineAnswer(503);
	const post = await createdPost(api, { title: 'Primeiro', published: true });
	await deploy();
	await ticks(1);
	engine.answer = engineAnswer(202);
	engine.calls = [];
	await ticks(62);
	expect(told()).toEqual([[addressOf(post)]]);
	expect(await lastSaid()).toMatchObject({ told: { addresses: 1 }, refusal: null });
});

test('what no build contains wakes no database: an idle day is as long as without engines', async () => {
	const countAwake = async ({ api, tick, ticks, livePost }: ToldBlog) => {
		await livePost('Quieto');
		await createdPost(api, { title: 'Sem build', published: true });
		await ticks(3);
		let awake = 0;
		for (let minute = 0; minute < 24 * 60; minute += 1) if (!(await tick()).wasIdle) awake += 1;
		return awake;
	};
	const withEngines = await countAwake(blog);
	await blog.close();
	blog = await openToldBlog();
	blog.api.deps.searchEngines = undefined;
	expect(await countAwake(blog)).toBe(withEngines);
}, 60_000);

test('where no engines are told, nothing is asked, Sistema shows none, and addresses are forgotten', async () => {
	const { api, engine, tick, ticks, deploy, untold, lastSaid } = blog;
	api.deps.searchEngines = undefined;
	await createdPost(api, { title: 'Local', published: true });
	await deploy();
	await ticks(3);
	expect(engine.calls).toEqual([]);
	expect(await lastSaid()).toBeNull();
	for (let day = 0; day < 62; day += 1) {
		api.deps.clock.advance(dayMs);
		await announceChange(api.deps);
		await tick();
	}
	expect(await untold()).toEqual([]);
});
