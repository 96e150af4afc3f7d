import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBuildQueue } from '../../../scripts/local/build-queue.ts';
import { createBuildRequests } from '../../../scripts/local/request-builds.ts';
import { BuildError } from '../../../scripts/site/build-error.ts';

/** Requests a build whose first attempts fail with these errors. */
function run(errors: Error[], requests = 1) {
	const told: unknown[] = [];
	let builds = 0;
	const queue = createBuildQueue(async () => {
		const error = errors[builds];
		builds += 1;
		if (error) throw error;
	});
	const request = createBuildRequests({
		queue,
		onError: (error) => told.push(error),
		signal: new AbortController().signal,
	});
	for (let asked = 0; asked < requests; asked += 1) request();
	return { builds: () => builds, told };
}

const minuteMs = 60_000;
const dead = new BuildError('database', 'Não foi possível ler o banco de dados.');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('C7: what a dead database failed to build is built automatically when it is back', async () => {
	const { builds, told } = run([dead, new Error('ECONNREFUSED'), dead]);
	await vi.advanceTimersByTimeAsync(minuteMs);
	expect(builds()).toBe(4);
	expect(told).toHaveLength(3);
});

test('C6: fifty requests that fail together are one more build, not fifty', async () => {
	const { builds } = run([dead, dead], 50);
	await vi.advanceTimersByTimeAsync(minuteMs);
	expect(builds()).toBe(3);
});

test('refused content is not built again', async () => {
	const { builds, told } = run([new BuildError('content', 'Não há post.')]);
	await vi.advanceTimersByTimeAsync(minuteMs);
	expect(builds()).toBe(1);
	expect(told).toHaveLength(1);
});
