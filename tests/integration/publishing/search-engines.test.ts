import { afterEach, beforeEach, expect, test } from 'vitest';
import { exampleIds } from '#config/example-ids';
import { bulkPosts } from '#contract/bulk-posts';
import { deletePost } from '#contract/delete-post';
import { togglePublish } from '#contract/toggle-publish';
import { updatePost } from '#contract/update-post';
import { renderLate } from '#lib/late-renderer';
import { runSchedule } from '#steps/run-schedule';
import { createdPost } from '../../support/factories/new-post.ts';
import { createTestLane } from '../../support/memory-late-store.ts';
import { minuteMs } from '../../support/test-deps.ts';
import { openToldBlog, type ToldBlog } from '../../support/told-blog.ts';

let blog: ToldBlog;
beforeEach(async () => {
	blog = await openToldBlog();
});
afterEach(() => blog.close());

test('a new post is told once, with the key file’s address, when a deploy has it and its page shows it', async () => {
	const { api, engine, tick, ticks, deploy, show, told, addressOf, untold, lastSaid } = blog;
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
	const { api, tick, ticks, deploy, show, livePost, told, addressOf } = blog;
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
	const { api, tick, ticks, deploy, hide, livePost, told, addressOf } = blog;
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
	const { api, ticks, deploy, hide, livePost, told, addressOf } = blog;
	const post = await livePost('Apagado');
	await createdPost(api, { title: 'Rascunho' });
	await api.call(deletePost, { postId: post.id });
	hide(post);
	await deploy();
	await ticks(3);
	expect(told()).toEqual([[addressOf(post)]]);
});

test('a renamed post is told at both addresses', async () => {
	const { api, engine, tick, deploy, show, hide, livePost, told, addressOf } = blog;
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
	const { api, ticks, deploy, show, told, addressOf } = blog;
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

test('an example that came with the blog is nothing to tell, nor is its removal', async () => {
	const { api, ticks, deploy, show, hide, told, addressOf } = blog;
	const [id = ''] = exampleIds;
	const example = await createdPost(api, { id, title: 'Exemplo', published: true });
	const own = await createdPost(api, { title: 'Próprio', published: true });
	for (const post of [example, own]) show(post);
	await deploy();
	await ticks(3);
	await api.call(deletePost, { postId: id });
	hide(example);
	await deploy();
	await ticks(3);
	expect(told()).toEqual([[addressOf(own)]]);
});

test('C19: two ticks at the same time tell it once', async () => {
	const { api, ticks, deploy, show, told, addressOf } = blog;
	const post = await createdPost(api, { title: 'Um só', published: true });
	show(post);
	await deploy();
	api.deps.clock.advance(minuteMs);
	await Promise.all([runSchedule(api.deps), runSchedule(api.deps)]);
	await ticks(2);
	expect(told()).toEqual([[addressOf(post)]]);
});

test('with the lane a new post is told before its deploy, its later change too, and nothing else', async () => {
	const { api, ticks, deploy, show, livePost, told, addressOf } = blog;
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
