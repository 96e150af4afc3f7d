import { afterEach, beforeEach, expect, test } from 'vitest';
import { exampleIds } from '#config/example-ids';
import { bulkPosts } from '#contract/bulk-posts';
import { deletePost } from '#contract/delete-post';
import { togglePublish } from '#contract/toggle-publish';
import { updatePost } from '#contract/update-post';
import { renderLate } from '#lib/late-post-renderer';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { createdPost } from '../../support/factories/new-post.ts';
import { createTestLane } from '../../support/memory-late-store.ts';
import { minuteMs } from '../../support/test-deps.ts';
import { openToldBlog, type ToldBlog } from '../../support/told-blog.ts';

let blog: ToldBlog;
beforeEach(async () => {
	blog = await openToldBlog();
});
afterEach(() => blog.close());

test('S100: a new post is told once, with the key file’s address, when a deploy has it', async () => {
	const { api, engine, tick, ticks, deploy, told, addressOf, untold, lastSaid } = blog;
	const post = await createdPost(api, { title: 'Novo', published: true });
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

test('what is taken off or deleted is told, a draft, a tag and a save that readers do not see are not', async () => {
	const { api, ticks, deploy, livePost, told, addressOf } = blog;
	const post = await livePost('Apagado');
	const other = await livePost('Tirado');
	const tagged = await livePost('Com tag');
	await createdPost(api, { title: 'Rascunho' });
	await api.call(bulkPosts, { action: 'tags', postIds: [tagged.id], add: ['foco'] });
	await api.call(deletePost, { postId: post.id });
	await api.call(togglePublish, { postId: other.id, publish: false });
	await deploy();
	await ticks(3);
	expect(told().flat().toSorted()).toEqual([addressOf(post), addressOf(other)].toSorted());
});

test('a renamed post is told at both addresses', async () => {
	const { api, engine, tick, deploy, livePost, told, addressOf } = blog;
	const post = await livePost('Antes');
	await api.call(updatePost, { id: post.id, title: 'Antes', content: 'Texto.', slug: 'depois' });
	await deploy();
	await tick();
	expect(told().map((list) => list.toSorted())).toEqual([
		[addressOf(post), `${engine.url}/post/depois`],
	]);
});

test('a change of many posts is one call', async () => {
	const { api, ticks, deploy, told, addressOf } = blog;
	const posts = [
		await createdPost(api, { title: 'Um' }),
		await createdPost(api, { title: 'Dois' }),
		await createdPost(api, { title: 'Três' }),
	];
	await api.call(bulkPosts, { action: 'publish', postIds: posts.map(({ id }) => id) });
	await deploy();
	await ticks(3);
	expect(told().map((list) => list.toSorted())).toEqual([posts.map(addressOf).toSorted()]);
});

test('S100: an example that came with the blog is nothing to tell, nor is its removal', async () => {
	const { api, ticks, deploy, told, addressOf } = blog;
	const [id = ''] = exampleIds;
	await createdPost(api, { id, title: 'Exemplo', published: true });
	const own = await createdPost(api, { title: 'Próprio', published: true });
	await deploy();
	await ticks(3);
	await api.call(deletePost, { postId: id });
	await deploy();
	await ticks(3);
	expect(told()).toEqual([[addressOf(own)]]);
});

test('C19: two ticks at the same time tell it once', async () => {
	const { api, ticks, deploy, told, addressOf } = blog;
	const post = await createdPost(api, { title: 'Um só', published: true });
	await deploy();
	api.deps.clock.advance(minuteMs);
	await Promise.all([runSchedule(api.deps), runSchedule(api.deps)]);
	await ticks(2);
	expect(told()).toEqual([[addressOf(post)]]);
});

test('with the lane a new post is told before its deploy, its later change too, and nothing else', async () => {
	const { api, ticks, deploy, livePost, told, addressOf } = blog;
	const old = await livePost('Já estava');
	api.deps.lane = createTestLane(renderLate);
	const post = await createdPost(api, { title: 'Na frente', published: true });
	await api.call(updatePost, { id: old.id, title: 'Já estava', content: 'Outro.' });
	await ticks(2);
	expect(told()).toEqual([[addressOf(post)]]);
	await deploy();
	await ticks(2);
	expect(told()).toEqual([[addressOf(post)], [addressOf(old)]]);
});
