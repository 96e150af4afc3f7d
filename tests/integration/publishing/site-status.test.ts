import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordBuild } from '#actions/record-build';
import { siteStatus } from '#contract/site-status';
import { createdPost } from '../../support/factories/new-post.ts';
import { createTestApi, type TestApi } from '../../support/test-api.ts';

let api: TestApi;
beforeEach(async () => {
	api = await createTestApi();
});
afterEach(() => api.close());

const status = (action: 'get' | 'retry' = 'get') => api.call(siteStatus, { action });

test('an untouched site waits for nothing', async () => {
	expect(await status()).toMatchObject({
		newest_publication: 0,
		pending: [],
		build: { state: 'idle', usual_ms: null },
		scheduler: { last_run_at: null, overdue: 0 },
	});
});

test('a publication waits, is queued, built, and is pending no more', async () => {
	const post = await createdPost(api, { title: 'A caminho', published: true });
	expect(await status()).toMatchObject({
		newest_publication: 1,
		pending: [{ id: 1, kind: 'publish', post_id: post.id, title: 'A caminho', slug: post.slug }],
		build: { state: 'queued' },
	});
	await recordBuild(api.deps, { kind: 'building' });
	expect((await status()).build.state).toBe('building');
	await recordBuild(api.deps, { kind: 'succeeded', publication: 1, durationMs: 900 });
	expect(await status()).toMatchObject({ pending: [], build: { state: 'idle', usual_ms: 900 } });
});

test('a save during a build leaves it building, and stays pending after it', async () => {
	await createdPost(api, { published: true });
	await recordBuild(api.deps, { kind: 'building' });
	await createdPost(api, { published: true });
	expect((await status()).build.state).toBe('building');
	await recordBuild(api.deps, { kind: 'succeeded', publication: 1, durationMs: 900 });
	expect((await status()).pending.map(({ id }) => id)).toEqual([2]);
});

test('a failed build says why, and can be retried', async () => {
	await createdPost(api, { published: true });
	await recordBuild(api.deps, { kind: 'failed', reason: 'content', log: 'refused' });
	expect((await status()).build).toMatchObject({
		state: 'failed',
		reason: 'content',
		log: 'refused',
	});
	const calls = api.deps.hook.calls;
	expect((await status('retry')).build.state).toBe('queued');
	expect(api.deps.hook.calls).toBe(calls + 1);
	api.deps.hook.act = async () => {
		throw new Error('down');
	};
	const answer = await api.tryCall('site-status', { action: 'retry' });
	expect(answer).toMatchObject({ status: 502, body: { code: 'provider_failed' } });
});
