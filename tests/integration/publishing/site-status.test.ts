import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { siteStatus } from '#contract/site-status';
import { callBuildHook } from '#lib/call-build-hook';
import { recordBuild } from '#steps/publish/record-build';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForEachTest } from '../../support/test-api.ts';

const api = apiForEachTest();

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

test('a hook that answers 404 is told in the state of the site and by a retry, and never its address', async () => {
	const hook = createServer((_, response) => response.writeHead(404).end());
	await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
	const { port } = hook.address() as AddressInfo;
	const ask = (host: string) => (signal: AbortSignal) =>
		callBuildHook(`http://${host}/build_hooks/segredo`, signal);
	api.deps.hook.act = ask(`127.0.0.1:${port}`);
	await createdPost(api, { published: true });
	await createdPost(api, { published: true });
	expect((await status()).build).toMatchObject({
		state: 'failed',
		reason: 'hook',
		log: 'o serviço de publicação respondeu 404',
	});
	const calls = api.deps.hook.calls;
	const retry = () => api.tryCall('site-status', { action: 'retry' });
	expect((await retry()).body.error).toBe('O serviço de publicação respondeu 404.');
	expect(api.deps.hook.calls).toBe(calls + 3);
	hook.close();
	api.deps.hook.act = ask('gancho.invalid');
	const { error } = (await retry()).body;
	expect(error).toMatch(/^O serviço de publicação não respondeu \([A-Z_]+\)\.$/);
	const known = JSON.stringify([api.deps.lines, await status()]);
	expect(known).not.toMatch(/segredo|gancho\.invalid|127\.0\.0\.1/);
	api.deps.hook.act = async () => undefined;
	expect((await status('retry')).build).toMatchObject({ state: 'queued' });
});
