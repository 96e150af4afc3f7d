import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publications } from '#db/schema';
import { callBuildHook } from '#lib/call-build-hook';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForEachTest } from '../../support/test-api.ts';
import { minuteMs } from '../../support/test-deps.ts';

const api = apiForEachTest();
let server: Server;
let url: string;
/** The hook's replies, in order; the last one repeats. */
let acts: ((response: ServerResponse) => unknown)[];
let waits: number[];

beforeEach(async () => {
	waits = [];
	acts = [];
	let call = 0;
	server = createServer((_request, response) => {
		const act = acts[Math.min(call, acts.length - 1)];
		call += 1;
		act?.(response);
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/build_hooks/1`;
	api.deps.hook.act = (signal) => callBuildHook(url, signal);
	api.deps.wait = async (ms) => void waits.push(ms);
});
afterEach(async () => {
	server.closeAllConnections();
	server.close();
});

const answer =
	(status: number, headers = {}) =>
	(response: ServerResponse) =>
		response.writeHead(status, headers).end('{}');
const first = async () =>
	(await api.db.select().from(publications).orderBy(asc(publications.id)))[0];
const publish = () => createdPost(api, { published: true });

/** The fault is over, a minute passes and the scheduler runs: nobody has to intervene. */
async function expectSentLater() {
	expect((await first())?.dispatched_at).toBeNull();
	acts = [answer(200)];
	api.deps.clock.advance(minuteMs);
	await runSchedule(api.deps);
	expect((await first())?.dispatched_at).toEqual(expect.any(String));
}

test('C5: a slow hook is waited for, and called once', async () => {
	acts = [(response) => setTimeout(800).then(() => answer(201)(response))];
	await publish();
	expect(api.deps.hook.calls).toBe(1);
	expect((await first())?.dispatched_at).toEqual(expect.any(String));
});

test('C5: a hook that returns 500 twice is called a third time after growing pauses', async () => {
	acts = [answer(500), answer(500), answer(200)];
	await publish();
	expect(api.deps.hook.calls).toBe(3);
	expect(waits[0]).toBeGreaterThanOrEqual(200);
	expect(waits[1]).toBeGreaterThanOrEqual(400);
});

test('C5: what the hook refused is no failed build, which has its own tries', async () => {
	api.deps.hook.act = () => Promise.reject(new Error('503'));
	await publish();
	for (let minute = 0; minute < 6; minute += 1) {
		api.deps.clock.advance(minuteMs);
		await runSchedule(api.deps);
	}
	expect(await first()).toMatchObject({ dispatched_at: null, attempts: 0 });
	api.deps.hook.act = async () => undefined;
	api.deps.clock.advance(minuteMs);
	await runSchedule(api.deps);
	expect(await first()).toMatchObject({ dispatched_at: expect.any(String), attempts: 1 });
});

test('C5: a briefly busy hook (429) is called again at the time it names', async () => {
	acts = [answer(429, { 'retry-after': '1' }), answer(200)];
	await publish();
	expect(waits).toEqual([1000]);
	expect((await first())?.dispatched_at).toEqual(expect.any(String));
});

test.each([
	['in seconds', () => '600'],
	['as a date', () => new Date(Date.now() + 600_000).toUTCString()],
])(
	'C5: a hook that is busy for ten minutes (429, %s) is not called for that long',
	async (_, given) => {
		acts = [answer(429, { 'retry-after': given() })];
		await publish();
		expect(api.deps.hook.calls).toBe(1);
		expect(waits).toEqual([]);
		acts = [answer(200)];
		for (let minute = 1; minute < 9; minute += 1) {
			api.deps.clock.advance(minuteMs);
			await runSchedule(api.deps);
		}
		expect(api.deps.hook.calls).toBe(1);
		api.deps.clock.advance(2 * minuteMs);
		await runSchedule(api.deps);
		expect(api.deps.hook.calls).toBe(2);
		expect((await first())?.dispatched_at).toEqual(expect.any(String));
	},
);

test('C5: the scheduler retries a hook that returns 429 without a time', async () => {
	acts = [answer(429)];
	await publish();
	expect(api.deps.hook.calls).toBe(1);
	await expectSentLater();
});

test('C5: a hook that refuses connections loses nothing', async () => {
	const working = url;
	url = 'http://127.0.0.1:1/build_hooks/1';
	await publish();
	url = working;
	await expectSentLater();
});

test('C5: a hook whose name does not resolve loses nothing', async () => {
	const working = url;
	url = 'http://hook.invalid/build_hooks/1';
	await publish();
	url = working;
	await expectSentLater();
});

test('C5: a hook that accepts the call and never responds is given up, and the editor has the answer', async () => {
	acts = [() => undefined];
	await publish();
	await expectSentLater();
});

test('C5: a hook that breaks off its reply, or redirects, has not accepted', async () => {
	acts = [
		(response) => response.destroy(),
		answer(302, { location: 'https://elsewhere.test/' }),
		answer(404),
	];
	await publish();
	expect(api.deps.hook.calls).toBe(3);
	await expectSentLater();
});

test('C5: without a hook the outbox keeps what is waiting, and says why', async () => {
	api.deps.hook.act = (signal) => callBuildHook(undefined, signal);
	await publish();
	expect(await first()).toMatchObject({
		dispatched_at: null,
		last_error: 'falta BUILD_HOOK_URL',
	});
});
