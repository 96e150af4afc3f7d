import { beforeEach, expect, test } from 'vitest';
import { buildHook } from '#contract/build-hook';
import { siteStatus } from '#contract/site-status';
import { system } from '#contract/system';
import { noteHookProven } from '#db/publishing/build-hook';
import { readState } from '#db/site-state';
import { hashToken } from '#lib/tokens';
import { readHookState } from '#steps/publish/build-hook-state';
import { recordBuild } from '#steps/publish/record-build';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForEachTest } from '../../support/test-api.ts';
import { minuteMs } from '../../support/test-deps.ts';

const hook = 'https://api.netlify.com/build_hooks/0123456789abcdef01234567';
const other = hook.replace('0123', 'fedc');

const api = apiForEachTest();
/** The addresses that were called, in order. */
let called: (string | undefined)[];
beforeEach(async () => {
	called = [];
	api.deps.asksForHook = true;
	api.deps.hook.act = async (_, address) => void called.push(address);
});

const activate = (address: string) => api.call(buildHook, { action: 'set', address });
const stateNow = async () => (await api.call(buildHook, { action: 'get' })).state;
const publish = () => createdPost(api, { published: true });
const status = () => api.call(siteStatus, { action: 'get' });

test('S97: until publishing is activated what is published waits, without a fault, and then goes out by itself', async () => {
	await publish();
	await publish();
	api.deps.clock.advance(30 * minuteMs);
	await runSchedule(api.deps);
	expect(called).toEqual([]);
	const waiting = await status();
	expect(waiting).toMatchObject({ hook: 'missing', build: { state: 'idle' } });
	expect(waiting.pending).toHaveLength(2);
	const { checks } = await api.call(system, {});
	expect(checks).toContainEqual({ name: 'hook', state: 'unset', detail: '', ms: null });
	expect(await api.tryCall('site-status', { action: 'retry' })).toMatchObject({ status: 400 });

	expect(await activate(` ${hook}?trigger_title=x `)).toMatchObject({ state: 'unproven' });
	expect(called).toEqual([hook]);
	expect((await status()).build.state).toBe('queued');
});

test('what waits for the activation leaves the database asleep', async () => {
	await publish();
	await runSchedule(api.deps);
	api.deps.clock.advance(5 * minuteMs);
	await runSchedule(api.deps);
	api.deps.clock.advance(minuteMs);
	expect(await runSchedule(api.deps)).toMatchObject({ wasIdle: true });
});

test('S97: the build that the hook started proves it; no other does', async () => {
	await publish();
	await activate(hook);
	await noteHookProven(api.db, hashToken(other), api.deps.now());
	expect(await stateNow()).toBe('unproven');
	await noteHookProven(api.db, hashToken(hook), api.deps.now());
	api.deps.clock.advance(60 * minuteMs);
	expect(await stateNow()).toBe('proven');
});

test('a hook whose call leads to no build here counts as another project’s; the next one sends everything again', async () => {
	api.deps.monthlyDeploys = 16;
	await publish();
	await activate(hook);
	api.deps.clock.advance(11 * minuteMs);
	expect(await stateNow()).toBe('foreign');
	expect((await status()).pending).toHaveLength(1);
	expect(await activate(other)).toMatchObject({ state: 'unproven' });
	expect(called).toEqual([hook, other]);
});

test('a hook that refuses is not kept, and the answer says what it said', async () => {
	await publish();
	api.deps.hook.act = async () => {
		throw new Error('o serviço de publicação respondeu 404');
	};
	const refused = await api.tryCall('build-hook', { action: 'set', address: hook });
	expect(refused.status).toBe(502);
	expect(refused.body.error).toBe(
		'O Netlify não aceitou este endereço: o serviço de publicação respondeu 404.',
	);
	expect(await stateNow()).toBe('missing');
	api.deps.hook.act = async (_, address) => void called.push(address);
	await activate(hook);
	expect(called).toEqual([hook]);
});

test('twice the same, as by a double click, is one build; without a post that waits there is none', async () => {
	expect(await activate(hook)).toMatchObject({ state: 'unproven' });
	expect(called).toEqual([]);
	api.deps.clock.advance(60 * minuteMs);
	expect(await stateNow()).toBe('unproven');
	await publish();
	await activate(hook);
	expect(called).toEqual([hook]);
	await recordBuild(api.deps, { kind: 'succeeded', publication: 1, durationMs: 900 });
});

test('S97: neither log nor database has the address, and with another key or in another project it counts as absent', async () => {
	await publish();
	await activate(hook);
	const [address, secret] = [hook, hook.slice(-24)];
	const stored = JSON.stringify(await readState(api.db, 'build-hook'));
	for (const text of [stored, ...api.deps.lines]) {
		expect(text).not.toContain(address);
		expect(text).not.toContain(secret);
	}
	const { authSecret } = api.deps;
	const another = new TextEncoder().encode('another secret of the tests, also long enough');
	api.deps.authSecret = async () => another;
	expect(await readHookState(api.deps)).toBe('missing');
	api.deps.authSecret = authSecret;
	process.env['SITE_ID'] = 'another';
	expect(await stateNow()).toBe('missing');
	delete process.env['SITE_ID'];
	expect(await stateNow()).toBe('unproven');
});

test('where a setting has the hook nobody is asked, and nothing is kept', async () => {
	api.deps.asksForHook = false;
	expect(await stateNow()).toBe('setting');
	const refused = await api.tryCall('build-hook', { action: 'set', address: hook });
	expect(refused).toMatchObject({ status: 400 });
	expect(await readState(api.db, 'build-hook')).toBeUndefined();
	await publish();
	expect(called).toEqual([undefined]);
});
