import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withBlobs } from '#lib/with-blobs';
import { startBlobs } from '../../../scripts/local/blobs.ts';

let folder: string;
let stop: () => Promise<void>;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'blog-blobs-'));
	({ stop } = await startBlobs(folder));
});
afterAll(async () => {
	await stop();
	rmSync(folder, { recursive: true });
});

const limit = { name: 'late', answerMs: 400 };
const read = () => withBlobs(limit, (store) => store.get('a', { type: 'text' }));

/** What a busy machine does to a process, several times in a row. */
function stand(ms: number): void {
	const end = performance.now() + ms;
	while (performance.now() < end);
}

test('D2: a store is not blamed for the time in which this process could not run', async () => {
	await withBlobs(limit, (store) => store.set('a', 'texto'));
	const reading = read();
	reading.catch(() => undefined);
	for (const pause of [0, 1, 1]) {
		await new Promise((resolve) => setTimeout(resolve, pause));
		stand(500);
	}
	expect(await reading).toBe('texto');
});

test('D2: a store that does not answer is given up at the time limit', async () => {
	const { fetch } = globalThis;
	globalThis.fetch = (_, init) =>
		new Promise((_resolve, reject) => {
			init?.signal?.throwIfAborted();
			init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
		});
	try {
		await expect(read()).rejects.toThrow();
	} finally {
		globalThis.fetch = fetch;
	}
});
