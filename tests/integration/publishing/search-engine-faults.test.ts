import { afterEach, beforeEach, expect, test } from 'vitest';
import { announceChange } from '#steps/scheduler-marker';
import { createdPost } from '../../support/factories/new-post.ts';
import { engineAnswer } from '../../support/search-engine.ts';
import { dayMs, hourMs, minuteMs } from '../../support/test-deps.ts';
import { openToldBlog, type ToldBlog } from '../../support/told-blog.ts';

let blog: ToldBlog;
beforeEach(async () => {
	blog = await openToldBlog();
});
afterEach(() => blog.close());

test('C19: while an engine is busy (429) nothing is told, a newer change neither, until the time that it names', async () => {
	const { api, engine, tick, ticks, deploy, show, told, addressOf, lastSaid } = blog;
	engine.answer = engineAnswer(429, { 'retry-after': '3600' });
	const post = await createdPost(api, { title: 'Espera', published: true });
	show(post);
	await deploy();
	await tick();
	const at = api.deps.now().toISOString();
	expect(await lastSaid()).toEqual({ told: null, refusal: { at, answer: 'later' } });
	const newer = await createdPost(api, { title: 'Espera também', published: true });
	show(newer);
	await deploy();
	engine.answer = engineAnswer(202);
	await ticks(55);
	expect(engine.calls).toHaveLength(1);
	await ticks(10);
	expect(told().flat().toSorted()).toEqual(
		[addressOf(post), addressOf(post), addressOf(newer)].toSorted(),
	);
	expect(await lastSaid()).toMatchObject({
		told: { addresses: expect.any(Number) },
		refusal: null,
	});
});

test('addresses that are refused (422) are not told again; Sistema says so', async () => {
	const { api, engine, ticks, deploy, show, untold, lastSaid } = blog;
	engine.answer = engineAnswer(422);
	show(await createdPost(api, { title: 'Recusado', published: true }));
	await deploy();
	await ticks(10);
	expect(engine.calls).toHaveLength(1);
	expect(await untold()).toEqual([]);
	expect(await lastSaid()).toMatchObject({ told: null, refusal: { answer: 'addresses' } });
});

test('without its key file (403) the site asks once an hour, and gives up on what it asked ten times', async () => {
	const { api, engine, tick, ticks, deploy, show, untold, lastSaid } = blog;
	engine.answer = engineAnswer(403);
	show(await createdPost(api, { title: 'Sem chave', published: true }));
	await deploy();
	await ticks(59);
	expect(engine.calls).toHaveLength(1);
	await ticks(10);
	expect(engine.calls).toHaveLength(2);
	for (let hour = 0; hour < 48; hour += 1) {
		api.deps.clock.advance(hourMs);
		await tick();
	}
	expect(engine.calls).toHaveLength(10);
	expect(await lastSaid()).toMatchObject({ refusal: { answer: 'key' } });
	expect(await untold()).toEqual([]);
});

test.each([
	['hangs', () => undefined],
	['ends the connection', (response: { destroy: () => void }) => response.destroy()],
	['leads elsewhere', engineAnswer(302, { location: 'http://127.0.0.1:1/' })],
	['is broken', engineAnswer(500)],
])('C19: an engine that %s delays nothing and is told after growing pauses', async (_, answer) => {
	const { api, engine, tick, ticks, deploy, show } = blog;
	engine.answer = answer;
	show(await createdPost(api, { title: 'Silêncio', published: true }));
	const due = new Date(api.deps.now().getTime() + minuteMs).toISOString();
	await createdPost(api, { title: 'Na hora', scheduled_at: due });
	await deploy();
	expect(await tick()).toMatchObject({ publishedCount: 1 });
	await ticks(9);
	expect(engine.calls).toHaveLength(4);
	engine.answer = engineAnswer(200);
	await ticks(8);
	expect(engine.calls).toHaveLength(5);
});

test('a site that does not answer tells nothing of its pages', async () => {
	const { api, engine, ticks, deploy, show, told, addressOf } = blog;
	const post = await createdPost(api, { title: 'Fora', published: true });
	engine.pages.set(`/post/${post.slug}`, { status: 503 });
	await deploy();
	await ticks(4);
	expect(engine.calls).toEqual([]);
	show(post);
	await ticks(5);
	expect(told()).toEqual([[addressOf(post)]]);
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
	expect(blog.engine.visits).toBe(1);
	await blog.close();
	blog = await openToldBlog();
	blog.api.deps.searchEngines = undefined;
	expect(await countAwake(blog)).toBe(withEngines);
}, 60_000);

test('where no engines are told, nothing is asked, Sistema shows none, and addresses are forgotten', async () => {
	const { api, engine, tick, ticks, deploy, show, untold, lastSaid } = blog;
	api.deps.searchEngines = undefined;
	show(await createdPost(api, { title: 'Local', published: true }));
	await deploy();
	await ticks(3);
	expect([engine.calls, engine.visits]).toEqual([[], 0]);
	expect(await lastSaid()).toBeNull();
	for (let day = 0; day < 62; day += 1) {
		api.deps.clock.advance(dayMs);
		await announceChange(api.deps);
		await tick();
	}
	expect(await untold()).toEqual([]);
});
