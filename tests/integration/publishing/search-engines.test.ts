import { afterEach, beforeEach, expect, test } from 'vitest';
import { bulkPosts } from '#contract/bulk-posts';
import { deletePost } from '#contract/delete-post';
import { system } from '#contract/system';
import { togglePublish } from '#contract/toggle-publish';
import { updatePost } from '#contract/update-post';
import { findNewestPublication } from '#db/publishing/publications';
import { untoldAddresses } from '#db/search-engine-schema';
import type { PostSummary } from '#domain/post';
import { renderLate } from '#lib/late-renderer';
import { recordBuild } from '#steps/record-build';
import { runSchedule } from '#steps/run-schedule';
import { announceChange } from '#steps/scheduler-marker';
import { createdPost } from '../../support/factories/new-post.ts';
import { createTestLane } from '../../support/memory-late-store.ts';
import { engineAnswer, startSearchEngine } from '../../support/search-engine.ts';
import { createTestApi, type TestApi } from '../../support/test-api.ts';
import { dayMs, hourMs, minuteMs } from '../../support/test-deps.ts';

let api: TestApi;
let engine: Awaited<ReturnType<typeof startSearchEngine>>;
beforeEach(async () => {
	api = await createTestApi();
	engine = await startSearchEngine(api.deps.now);
	api.deps.searchEngines = engine.engines;
});
afterEach(async () => {
	await engine.close();
	await api.close();
});

const tick = () => {
	api.deps.clock.advance(minuteMs);
	return runSchedule(api.deps);
};
const ticks = async (count: number) => {
	for (let each = 0; each < count; each += 1) await tick();
};
/** A deploy with everything that was published, as Netlify reports it. */
const deploy = async () => {
	await announceChange(api.deps);
	const publication = await findNewestPublication(api.db);
	await recordBuild(api.deps, { kind: 'succeeded', publication, durationMs: 1 });
};
const show = ({ slug, revision }: { slug: string; revision: number }) =>
	engine.pages.set(`/post/${slug}`, {
		status: 200,
		html: `<article class="wrap" data-slug="${slug}" data-revision="${revision}">`,
	});
const hide = ({ slug }: { slug: string }, status = 404) =>
	engine.pages.set(`/post/${slug}`, { status });
const told = () => engine.calls.map(({ urlList }) => urlList);
const addressOf = ({ slug }: { slug: string }) => `${engine.url}/post/${slug}`;
const untold = () => api.db.select().from(untoldAddresses);
const lastSaid = async () => (await api.call(system, {})).search_engines;

async function livePost(title: string): Promise<PostSummary> {
	const post = await createdPost(api, { title, published: true });
	show(post);
	await deploy();
	await ticks(2);
	engine.calls = [];
	return post;
}

test('a new post is told once, with the key file’s address, when a deploy has it and its page shows it', async () => {
	const post = await createdPost(api, { title: 'Novo', published: true });
	show(post);
	await ticks(3);
	expect(told()).toEqual([]);
	await deploy();
	await tick();
	expect(engine.calls).toEqual([
		{
			host: new URL(engine.url).host,
			key: 'abc',
			keyLocation: `${engine.url}/abc.txt`,
			urlList: [addressOf(post)],
		},
	]);
	const at = api.deps.now().toISOString();
	await ticks(5);
	expect(engine.calls).toHaveLength(1);
	expect(await untold()).toEqual([]);
	expect(await lastSaid()).toEqual({ told: { at, addresses: 1 }, refusal: null });
});

test('C19: a page that does not show the change yet is asked again, and told when it does', async () => {
	const post = await livePost('Velho');
	const { revision } = (
		await api.call(updatePost, { id: post.id, title: 'Velho', content: 'Mais.' })
	).post;
	await deploy();
	await tick();
	expect(told()).toEqual([]);
	show({ ...post, revision });
	await ticks(3);
	expect(told()).toEqual([[addressOf(post)]]);
});

test.each([
	['answers 404', 404],
	['leads to another post', 301],
])('what left the site is told when its address %s', async (_, status) => {
	const post = await livePost('Sai');
	await api.call(togglePublish, { postId: post.id, publish: false });
	await deploy();
	await tick();
	expect(told()).toEqual([]);
	hide(post, status);
	await ticks(3);
	expect(told()).toEqual([[addressOf(post)]]);
});

test('a deleted post is told, a draft and a save that readers do not see are not', async () => {
	const post = await livePost('Apagado');
	await createdPost(api, { title: 'Rascunho' });
	await api.call(deletePost, { postId: post.id });
	hide(post);
	await deploy();
	await ticks(3);
	expect(told()).toEqual([[addressOf(post)]]);
});

test('a renamed post is told at both addresses', async () => {
	const post = await livePost('Antes');
	const renamed = (
		await api.call(updatePost, { id: post.id, title: 'Antes', content: 'Texto.', slug: 'depois' })
	).post;
	hide(post, 301);
	show(renamed);
	await deploy();
	await tick();
	expect(told().map((list) => list.toSorted())).toEqual([
		[addressOf(post), `${engine.url}/post/depois`],
	]);
});

test('a change of many posts is one call', async () => {
	const posts = [
		await createdPost(api, { title: 'Um' }),
		await createdPost(api, { title: 'Dois' }),
		await createdPost(api, { title: 'Três' }),
	];
	await api.call(bulkPosts, { action: 'publish', postIds: posts.map(({ id }) => id) });
	for (const post of posts) show({ ...post, revision: post.revision + 1 });
	await deploy();
	await ticks(3);
	expect(told().map((list) => list.toSorted())).toEqual([posts.map(addressOf).toSorted()]);
});

test('C19: two ticks at the same time tell it once', async () => {
	const post = await createdPost(api, { title: 'Um só', published: true });
	show(post);
	await deploy();
	api.deps.clock.advance(minuteMs);
	await Promise.all([runSchedule(api.deps), runSchedule(api.deps)]);
	await ticks(2);
	expect(told()).toEqual([[addressOf(post)]]);
});

test('with the lane a new post is told before its deploy, its later change too, and nothing else', async () => {
	const old = await livePost('Já estava');
	api.deps.lane = createTestLane(renderLate);
	const post = await createdPost(api, { title: 'Na frente', published: true });
	show(post);
	const saved = await api.call(updatePost, { id: old.id, title: 'Já estava', content: 'Outro.' });
	show(saved.post);
	await ticks(2);
	expect(told()).toEqual([[addressOf(post)]]);
	await deploy();
	await ticks(2);
	expect(told()).toEqual([[addressOf(post)], [addressOf(old)]]);
});

test('C19: while an engine is busy (429) nothing is told, a newer change neither, until the time that it names', async () => {
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
	engine.answer = engineAnswer(422);
	show(await createdPost(api, { title: 'Recusado', published: true }));
	await deploy();
	await ticks(10);
	expect(engine.calls).toHaveLength(1);
	expect(await untold()).toEqual([]);
	expect(await lastSaid()).toMatchObject({ told: null, refusal: { answer: 'addresses' } });
});

test('without its key file (403) the site asks once an hour, and gives up on what it asked ten times', async () => {
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
	const countAwake = async () => {
		await livePost('Quieto');
		await createdPost(api, { title: 'Sem build', published: true });
		await ticks(3);
		let awake = 0;
		for (let minute = 0; minute < 24 * 60; minute += 1) if (!(await tick()).wasIdle) awake += 1;
		return awake;
	};
	const withEngines = await countAwake();
	expect(engine.visits).toBe(1);
	await api.close();
	api = await createTestApi();
	expect(await countAwake()).toBe(withEngines);
}, 60_000);

test('where no engines are told, nothing is asked, Sistema shows none, and addresses are forgotten', async () => {
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
