import { beforeEach, expect, test } from 'vitest';
import { bulkPosts } from '#contract/bulk-posts';
import { togglePublish } from '#contract/toggle-publish';
import { findNewestPublication } from '#db/publishing/publications';
import type { Post } from '#domain/post/post';
import { renderLate } from '#lib/late-post-renderer';
import { recordBuild } from '#steps/publish/record-build';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { createdPost } from '../../support/factories/new-post.ts';
import { createTestLane, type TestLane } from '../../support/memory-late-store.ts';
import { apiForEachTest } from '../../support/test-api.ts';
import { minuteMs } from '../../support/test-deps.ts';

const api = apiForEachTest();
let lane: TestLane;
let deployed: number;
/** A deploy two minutes ago; builds of new posts are a quarter of an hour apart. */
beforeEach(async () => {
	lane = createTestLane(renderLate);
	api.deps.lane = lane;
	await publish(await createdPost(api));
	deployed = await findNewestPublication(api.db);
	await recordBuild(api.deps, { kind: 'succeeded', publication: deployed, durationMs: 1 });
	api.deps.buildMinIntervalMs = 15 * minuteMs;
	api.deps.clock.advance(2 * minuteMs);
	api.deps.hook.calls = 0;
});

const publish = ({ id }: Pick<Post, 'id'>, yes = true) =>
	api.call(togglePublish, { postId: id, publish: yes });
async function many(count: number): Promise<Post[]> {
	const posts: Post[] = [];
	for (let each = 0; each < count; each += 1) posts.push(await createdPost(api));
	return posts;
}
const missing = (posts: Post[]) =>
	posts.filter(({ slug }) => lane.find(slug, deployed) === undefined).length;

test('of more posts than one call brings forward the rest does not wait for the interval, and comes with the next ticks', async () => {
	const posts = await many(45);
	await api.call(bulkPosts, { postIds: posts.map(({ id }) => id), action: 'publish' });
	expect(api.deps.hook.calls).toBe(1);
	expect(missing(posts)).toBe(25);
	for (const left of [5, 0]) {
		api.deps.clock.advance(minuteMs);
		await runSchedule(api.deps);
		expect(missing(posts)).toBe(left);
	}
	api.deps.clock.advance(3 * minuteMs);
	for (let each = 0; each < 3; each += 1) await runSchedule(api.deps);
	expect(await runSchedule(api.deps)).toMatchObject({ wasIdle: true });
});

test('a post whose own call failed is brought forward, however many were published after it', async () => {
	const [first, ...others] = (await many(22)) as [Post, ...Post[]];
	lane.before = () => {
		throw new Error('the store is down');
	};
	await publish(first);
	api.deps.clock.advance(1000);
	await api.call(bulkPosts, { postIds: others.map(({ id }) => id), action: 'publish' });
	lane.before = () => undefined;
	await publish(await createdPost(api));
	for (let each = 0; each < 2; each += 1) {
		api.deps.clock.advance(minuteMs);
		await runSchedule(api.deps);
	}
	expect(missing([first, ...others])).toBe(0);
});

test('of many late posts those at their address already ask for no build', async () => {
	const posts = await many(22);
	const ids = posts.slice(2).map(({ id }) => id);
	await api.call(bulkPosts, { postIds: ids, action: 'publish' });
	api.deps.clock.advance(1000);
	for (const post of posts.slice(0, 2)) await publish(post);
	expect(api.deps.hook.calls).toBe(0);
	expect(api.deps.lines.join()).not.toContain('late_posts_left');
});

test('a new post that cannot be rendered does not wait for the interval: the build says why', async () => {
	const [broken, whole] = (await many(2)) as [Post, Post];
	lane.renderLate = async (shown, siteUrl) =>
		(await renderLate(shown, siteUrl)).filter(({ slug }) => slug !== broken.slug);
	await publish(whole);
	expect(api.deps.hook.calls).toBe(0);
	await publish(broken);
	expect(api.deps.hook.calls).toBe(1);
	expect(api.deps.lines.join()).toContain('late_posts_left');
	await publish(broken, false);
	expect(missing([whole])).toBe(0);
});
