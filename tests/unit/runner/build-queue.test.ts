import { expect, test } from 'vitest';
import { createBuildQueue } from '../../../scripts/local/build-queue.ts';

/** Builds that end when the test says so. */
function controlledBuilds() {
	const ends: PromiseWithResolvers<void>[] = [];
	let running = 0;
	let most = 0;
	const build = async () => {
		const end = Promise.withResolvers<void>();
		ends.push(end);
		running += 1;
		most = Math.max(most, running);
		await end.promise.finally(() => {
			running -= 1;
		});
	};
	return { build, ends, most: () => most };
}

test('C6: fifty saves during a build cause one more build, never two at a time', async () => {
	const { build, ends, most } = controlledBuilds();
	const queue = createBuildQueue(build);
	const requests = Array.from({ length: 50 }, () => queue.request());
	ends[0]?.resolve();
	await requests[0];
	await expect.poll(() => ends.length).toBe(2);
	ends[1]?.resolve();
	await Promise.all(requests);
	await queue.idle();
	expect(ends).toHaveLength(2);
	expect(most()).toBe(1);
});

test('a request made while a build is waiting learns of that build’s end', async () => {
	const { build, ends } = controlledBuilds();
	const queue = createBuildQueue(build);
	const first = queue.request();
	const second = queue.request();
	ends[0]?.resolve();
	await first;
	await expect.poll(() => ends.length).toBe(2);
	ends[1]?.reject(new Error('no'));
	await expect(second).rejects.toThrow('no');
});

test('a failed build does not keep the next one from starting', async () => {
	const { build, ends } = controlledBuilds();
	const queue = createBuildQueue(build);
	const first = queue.request();
	const second = queue.request();
	ends[0]?.reject(new Error('no'));
	await expect(first).rejects.toThrow('no');
	await expect.poll(() => ends.length).toBe(2);
	ends[1]?.resolve();
	await second;
	const third = queue.request();
	ends[2]?.resolve();
	await third;
});
