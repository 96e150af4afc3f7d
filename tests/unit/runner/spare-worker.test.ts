import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { createSpareWorker } from '../../../scripts/local/spare-worker.ts';

const started: ChildProcess[] = [];
/** A real process that waits for an order like a build's. */
function start(): ChildProcess {
	const child = fork('-e', ['process.on("message", () => undefined)'], { execArgv: [] });
	started.push(child);
	return child;
}
afterEach(() => {
	vi.useRealTimers();
	for (const child of started.splice(0)) child.kill('SIGKILL');
});

test('a build takes the waiting process, and the next one starts', () => {
	const spare = createSpareWorker(start);
	spare.prepare();
	spare.prepare();
	expect(started).toHaveLength(1);
	expect(spare.take()).toBe(started[0]);
	expect(spare.take()).toBe(started[1]);
});

test('one that died while waiting is not given to a build', async () => {
	const spare = createSpareWorker(start);
	spare.prepare();
	started[0]?.kill('SIGKILL');
	await once(started[0] as ChildProcess, 'exit');
	expect(spare.take()).toBe(started[1]);
});

test('its memory is freed after a quarter of an hour, and at the end', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	const spare = createSpareWorker(start);
	spare.prepare();
	const first = once(started[0] as ChildProcess, 'exit');
	vi.advanceTimersByTime(15 * 60_000);
	expect((await first)[1]).toBe('SIGKILL');
	spare.prepare();
	const second = once(started[1] as ChildProcess, 'exit');
	spare.stop();
	expect((await second)[1]).toBe('SIGKILL');
});
