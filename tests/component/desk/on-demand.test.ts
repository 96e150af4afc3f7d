import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onDemand } from '../../../admin/src/editor/blocks/on-demand.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A loader whose answers come when the test says so. */
function aLoader() {
	const asked: PromiseWithResolvers<{ name: string }>[] = [];
	const load = () => {
		const reply = Promise.withResolvers<{ name: string }>();
		asked.push(reply);
		return reply.promise;
	};
	return { asked, ...onDemand(load) };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

test('what waits for a part is done in its order, whichever request is answered first', async () => {
	const { asked, use } = aLoader();
	const done: string[] = [];
	use(() => done.push('drawn'));
	use(() => done.push('taken away'));
	for (const reply of asked.toReversed()) {
		reply.resolve({ name: 'part' });
		await settle();
	}
	expect(done).toEqual(['drawn', 'taken away']);
	use(({ name }) => done.push(name));
	expect(done.at(-1)).toBe('part');
});

test('a part that did not come is asked for again, and what waits is not forgotten', async () => {
	const { asked, use } = aLoader();
	const done: string[] = [];
	use(() => done.push('drawn'));
	asked[0]?.reject(new TypeError('network'));
	await settle();
	use(() => done.push('taken away'));
	await vi.advanceTimersByTimeAsync(3_000);
	asked.at(-1)?.resolve({ name: 'part' });
	await settle();
	expect(done).toEqual(['drawn', 'taken away']);
});
