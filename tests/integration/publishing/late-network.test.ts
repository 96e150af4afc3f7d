import { beforeEach, expect, test } from 'vitest';
import { paths } from '#config/paths';
import { deletePost } from '#contract/delete-post';
import { togglePublish } from '#contract/toggle-publish';
import { lateKeys } from '#domain/site/late-post';
import { renderLate } from '#lib/late-post-renderer';
import { serveLatePost } from '#lib/serve-late-post';
import { createdPost } from '../../support/factories/new-post.ts';
import { createTestLane, type TestLane } from '../../support/memory-late-store.ts';
import { apiForEachTest } from '../../support/test-api.ts';
import { minuteMs } from '../../support/test-deps.ts';
import { createTestNetwork } from '../../support/test-network.ts';

const api = apiForEachTest();
let lane: TestLane;
let network: ReturnType<typeof createTestNetwork>;
beforeEach(async () => {
	lane = createTestLane(renderLate);
	api.deps.lane = lane;
	const frame = { publication: 0, frame: ['<html>', '<body>', '</body>'], notFound: 'nada' };
	const source = { frame, store: lane.store };
	const answer = (path: string) =>
		serveLatePost(new Request(`https://blog.test${path}`), {}, source);
	network = createTestNetwork(answer, api.deps.now);
	api.deps.purge = async (tags) => network.purge(tags);
});

const publish = (id: string, yes = true) => api.call(togglePublish, { postId: id, publish: yes });
const statusOf = async (path: string) => (await network.ask(path)).status;

test('S81: a post shows at once at an address that readers were just told is empty, and is gone at once', async () => {
	const { id, slug } = await createdPost(api);
	const path = paths.post(slug);
	expect(await statusOf(path)).toBe(404);
	await publish(id);
	expect(await statusOf(path)).toBe(200);
	await publish(id, false);
	expect(await statusOf(path)).toBe(404);
	await publish(id);
	expect(await statusOf(path)).toBe(200);
});

test('C16, S81: a purge that fails delays a post by a minute, and so its removal', async () => {
	const { id, slug } = await createdPost(api);
	const path = paths.post(slug);
	api.deps.purge = () => Promise.reject(new Error('the network refuses'));
	for (const [yes, before, after] of [
		[true, 404, 200],
		[false, 200, 404],
	] as const) {
		expect(await statusOf(path)).toBe(before);
		await publish(id, yes);
		api.deps.clock.advance(minuteMs - 1);
		expect(await statusOf(path)).toBe(before);
		api.deps.clock.advance(1);
		expect(await statusOf(path)).toBe(after);
	}
});

test('what was drawn for a post leaves the site with it', async () => {
	const { id } = await createdPost(api, { image_url: null });
	await publish(id);
	const prefix = lateKeys.drawing('');
	const names = [...lane.texts.keys()].filter((key) => key.startsWith(prefix));
	const drawings = names.map((key) => `${paths.drawings}${key.slice(prefix.length)}.svg`);
	expect(drawings).toHaveLength(1);
	for (const path of drawings) expect(await statusOf(path), path).toBe(200);
	await api.call(deletePost, { postId: id });
	for (const path of drawings) expect(await statusOf(path), path).toBe(404);
});
