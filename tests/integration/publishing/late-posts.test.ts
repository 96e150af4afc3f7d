import { beforeEach, expect, test, vi } from 'vitest';
import { bulkPosts } from '#contract/bulk-posts';
import { deletePost } from '#contract/delete-post';
import { togglePublish } from '#contract/toggle-publish';
import { updatePost } from '#contract/update-post';
import { readBuildState } from '#db/publishing/build-state';
import { endDeploy } from '#db/publishing/deploys';
import { findNewestPublication } from '#db/publishing/publications';
import type { Post } from '#domain/post/post';
import { copyFieldsOf } from '#domain/post/post-versions';
import { lateKeys } from '#domain/site/late-post';
import { renderLate } from '#lib/late-post-renderer';
import { recordBuild } from '#steps/publish/record-build';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { createdPost } from '../../support/factories/new-post.ts';
import { createTestLane, type TestLane } from '../../support/memory-late-store.ts';
import { apiForEachTest } from '../../support/test-api.ts';
import { dayMs, minuteMs } from '../../support/test-deps.ts';

const api = apiForEachTest();
let lane: TestLane;
beforeEach(async () => {
	lane = createTestLane(renderLate);
	api.deps.lane = lane;
});

const publish = ({ id }: Pick<Post, 'id'>, yes = true) =>
	api.call(togglePublish, { postId: id, publish: yes });
async function save({ id }: Pick<Post, 'id'>, change: object) {
	const { post } = (await api.tryCall('admin-posts', { action: 'get', slug: id })).body;
	const { revision } = post as Post;
	return api.call(updatePost, { id, revision, ...copyFieldsOf(post), ...change } as never);
}
const deployed = async () => (await readBuildState(api.db)).publication;
const find = async (slug: string) => lane.find(slug, await deployed());
/** A deploy ends, with everything that is published. */
async function deploy() {
	const publication = await findNewestPublication(api.db);
	await recordBuild(api.deps, { kind: 'succeeded', publication, durationMs: 1 });
}

test('a published post is at its address when the call returns, and so is every edit of it', async () => {
	const made = await createdPost(api, { title: 'Uma mesa nova' });
	expect(await find(made.slug)).toBeUndefined();
	const { post } = await publish(made);
	const late = await find(made.slug);
	expect(late?.parts?.head).toContain('<title>Uma mesa nova');
	expect(late?.parts?.main).toContain(`data-revision="${post.revision}"`);
	await save(post, { title: 'Uma mesa usada' });
	expect((await find(made.slug))?.parts?.head).toContain('<title>Uma mesa usada');
	const ofPosts = api.deps.purged.filter((tag) => tag.startsWith('late-'));
	expect(ofPosts).toEqual([`late-${made.slug}`, `late-${made.slug}`]);
});

test('a post is gone from its address when it is unpublished or deleted before its deploy', async () => {
	const [one, two] = [await createdPost(api), await createdPost(api)];
	await api.call(bulkPosts, { postIds: [one.id, two.id], action: 'publish' });
	expect(await find(one.slug)).toBeDefined();
	expect(await find(two.slug)).toBeDefined();
	await publish(one, false);
	await api.call(deletePost, { postId: two.id });
	expect(await find(one.slug)).toBeUndefined();
	expect(await find(two.slug)).toBeUndefined();
});

test('an undone publication of many is gone, dates and all', async () => {
	const made = await createdPost(api);
	const { change } = await api.call(bulkPosts, { postIds: [made.id], action: 'publish' });
	expect(await find(made.slug)).toBeDefined();
	await api.call(bulkPosts, { action: 'undo', change: change ?? '' });
	expect(await find(made.slug)).toBeUndefined();
});

test('however many posts leave at once, none of them stays', async () => {
	const ids: string[] = [];
	const slugs: string[] = [];
	for (let each = 0; each < 24; each += 1) {
		const { id, slug } = await createdPost(api);
		ids.push(id);
		slugs.push(slug);
	}
	for (const from of [0, 12])
		await api.call(bulkPosts, { postIds: ids.slice(from, from + 12), action: 'publish' });
	await api.call(bulkPosts, { postIds: ids, action: 'unpublish' });
	const found = await Promise.all(slugs.map(find));
	expect(found.filter(Boolean)).toEqual([]);
});

test('a post is not deleted for good while its address still shows it', async () => {
	const { post } = await publish(await createdPost(api));
	const refuse = vi.spyOn(lane.store, 'replace').mockRejectedValue(new Error('away'));
	await api.call(deletePost, { postId: post.id });
	const purge = { postId: post.id, action: 'purge' };
	expect(await api.tryCall('delete-post', purge)).toMatchObject({ status: 503 });
	refuse.mockRestore();
	expect(await api.tryCall('delete-post', purge)).toMatchObject({ status: 200 });
	expect(await find(post.slug)).toBeUndefined();
});

test('a post that is renamed before its deploy is at its new address alone', async () => {
	const { post } = await publish(await createdPost(api, { title: 'Nome velho' }));
	const { post: renamed } = await save(post, { slug: 'nome-novo' });
	expect(renamed.slug).toBe('nome-novo');
	expect(await find('nome-novo')).toBeDefined();
	expect(await find(post.slug)).toBeUndefined();
});

test('a scheduled post is at its address with the tick of its minute', async () => {
	const { slug } = await createdPost(api, { scheduled_at: '2026-03-10T12:30:00Z' });
	api.deps.clock.set('2026-03-10T12:30:00.000Z');
	await runSchedule(api.deps);
	expect(await find(slug)).toBeDefined();
});

test('what a deploy contains is not written: its file answers', async () => {
	const { post } = await publish(await createdPost(api));
	await deploy();
	lane.texts.clear();
	await save(post, { title: 'Corrigido' });
	expect(lane.texts.size).toBe(0);
	const { post: renamed } = await save(post, { slug: 'outro' });
	expect(await find(renamed.slug)).toBeDefined();
});

test('a deploy overrules what was written before it, and a rollback shows it again', async () => {
	const { post } = await publish(await createdPost(api));
	const before = await deployed();
	await deploy();
	expect(await find(post.slug)).toBeUndefined();
	expect(lane.find(post.slug, before)).toBeDefined();
});

test('C16: a store that refuses delays no publication, and the next tick writes what is missing', async () => {
	const made = await createdPost(api);
	lane.before = () => {
		throw new Error('the store is full');
	};
	const { publication } = await publish(made);
	expect(publication).not.toBeNull();
	expect(api.deps.hook.calls).toBe(1);
	expect(api.deps.lines.join()).toContain('late_posts_failed');
	expect(await find(made.slug)).toBeUndefined();
	lane.before = () => undefined;
	api.deps.clock.advance(minuteMs);
	await runSchedule(api.deps);
	expect(await find(made.slug)).toBeDefined();
});

test('C16: a removal that the store refused is made up for by the next deploy', async () => {
	const { post } = await publish(await createdPost(api));
	lane.before = () => {
		throw new Error('the store is down');
	};
	await publish(post, false);
	expect(await find(post.slug)).toBeDefined();
	await deploy();
	expect(await find(post.slug)).toBeUndefined();
});

test('a purge that fails changes nothing else', async () => {
	api.deps.purge = () => Promise.reject(new Error('the network refuses'));
	const { post } = await publish(await createdPost(api));
	expect(await find(post.slug)).toBeDefined();
	expect(api.deps.lines.join()).toContain('network_not_purged');
	expect(api.deps.lines.join()).not.toContain('late_posts_failed');
});

test('C16: a late write of an older state does not replace a newer one, whatever comes in between', async () => {
	const { post } = await publish(await createdPost(api));
	const older = new Map(lane.texts);
	let interrupted = 0;
	lane.before = (call, key) => {
		if (call !== 'replace' || key !== lateKeys.post(post.slug)) return;
		interrupted += 1;
		const newer = { ...JSON.parse(older.get(key) ?? '{}'), publication: 99, revision: 99 };
		lane.texts.set(key, JSON.stringify(newer));
	};
	await save(post, { title: 'Atrasado' });
	expect((await find(post.slug))?.revision).toBe(99);
	expect(interrupted).toBe(1);
});

test('two publications at once leave the last state, and none is lost', async () => {
	const posts = [await createdPost(api), await createdPost(api), await createdPost(api)];
	await Promise.all(posts.map((post) => publish(post)));
	for (const { slug } of posts) expect(await find(slug)).toBeDefined();
	const [one] = posts as [Post];
	await Promise.all([publish(one, false), publish(posts[1] as Post, false)]);
	await publish(one);
	expect(await find(one.slug)).toBeDefined();
	expect(await find(posts[1]?.slug ?? '')).toBeUndefined();
});

test('with the month’s deploys used up a new post is at its address, and a removal of it takes no kept deploy', async () => {
	api.deps.monthlyDeploys = 3;
	await endDeploy(api.db, 'a', 'succeeded', api.deps.now());
	const { post } = await publish(await createdPost(api));
	expect(api.deps.hook.calls).toBe(0);
	expect(await find(post.slug)).toBeDefined();
	await publish(post, false);
	expect(await find(post.slug)).toBeUndefined();
	expect(api.deps.hook.calls).toBe(0);
});

test('a correction of a deployed post is not kept waiting by a long interval, and a new post is', async () => {
	const { post } = await publish(await createdPost(api));
	await deploy();
	api.deps.buildMinIntervalMs = 15 * minuteMs;
	api.deps.clock.advance(2 * minuteMs);
	await publish(await createdPost(api));
	expect(api.deps.hook.calls).toBe(1);
	await save(post, { title: 'Corrigido' });
	expect(api.deps.hook.calls).toBe(2);
});

test('while a new post waits for its deploy, the scheduler sleeps, and wakes when the interval ends', async () => {
	await publish(await createdPost(api));
	await deploy();
	api.deps.buildMinIntervalMs = 15 * minuteMs;
	api.deps.clock.advance(2 * minuteMs);
	await publish(await createdPost(api));
	const awake = [3, 4];
	for (let minute = 3; minute < 15; minute += 1) {
		api.deps.clock.advance(minuteMs);
		// The first tick cleans up and asks for views, the second has them.
		const wasIdle = !awake.includes(minute);
		expect(await runSchedule(api.deps), `minute ${minute}`).toMatchObject({ wasIdle });
	}
	api.deps.clock.advance(minuteMs);
	await runSchedule(api.deps);
	expect(api.deps.hook.calls).toBe(2);
});

test('where the store fails, a new post is not kept waiting either', async () => {
	await publish(await createdPost(api));
	await deploy();
	api.deps.buildMinIntervalMs = 15 * minuteMs;
	api.deps.clock.advance(2 * minuteMs);
	lane.before = () => {
		throw new Error('the store is down');
	};
	await publish(await createdPost(api));
	expect(api.deps.hook.calls).toBe(2);
});

test('an entry is removed a month after a deploy contained it, and not before', async () => {
	const { post } = await publish(await createdPost(api));
	const aDayLater = async (days: number) => {
		api.deps.clock.advance(days * dayMs);
		await runSchedule(api.deps);
	};
	api.deps.readPublication = deployed;
	await aDayLater(31);
	await aDayLater(31);
	expect(await find(post.slug)).toBeDefined();
	await deploy();
	await aDayLater(1);
	await aDayLater(29);
	expect(lane.texts.size).toBeGreaterThan(0);
	await aDayLater(1);
	expect(lane.texts.size).toBe(0);
});
