import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type BlobStore, netlifyBlobStore } from '#lib/blob-store';
import { netlifyPictureStore } from '#lib/picture-store';
import { memoryBlobStore } from '../../support/memory-blob-store.ts';

let server: BlobsServer;
let directory: string;
const leadTo = (port: number) => {
	const url = `http://localhost:${port}`;
	const context = {
		siteID: 'test',
		token: 'token',
		deployID: '0123456789abcdef01234567',
		primaryRegion: 'us-east-2',
		edgeURL: url,
		uncachedEdgeURL: url,
	};
	process.env['NETLIFY_BLOBS_CONTEXT'] = Buffer.from(JSON.stringify(context)).toString('base64');
};
let port: number;
beforeAll(async () => {
	directory = await mkdtemp(join(tmpdir(), 'blobs-'));
	server = new BlobsServer({ directory, token: 'token' });
	({ port } = await server.start());
	leadTo(port);
});
afterAll(async () => {
	delete process.env['NETLIFY_BLOBS_CONTEXT'];
	await server.stop();
	await rm(directory, { recursive: true });
});

const stores: [string, () => BlobStore][] = [
	['the real protocol', () => netlifyBlobStore('test')],
	['the store of the tests', () => memoryBlobStore()],
];

test.each(stores)('%s: what is written is read, listed by prefix, and removed', async (_, make) => {
	const store = make();
	expect(await store.read('a/none')).toBeUndefined();
	await store.write('a/one', 'um');
	await store.write('a/two', '');
	await store.write('b/one', 'x');
	expect(await store.read('a/one')).toBe('um');
	expect(await store.read('a/two')).toBe('');
	expect((await store.list('a/')).toSorted()).toEqual(['a/one', 'a/two']);
	await store.remove('a/one');
	await store.remove('a/none');
	expect(await store.read('a/one')).toBeUndefined();
});

test.each(stores)('%s: only one of two writes of a new name is taken', async (_, make) => {
	const store = make();
	expect(await store.write('new', 'one', { isNew: true })).toBe(true);
	expect(await store.write('new', 'two', { isNew: true })).toBe(false);
	expect(await store.read('new')).toBe('one');
});

/** A Netlify store whose disk is full for `faults` requests. */
async function withFullDisk(faults: number, use: (asked: () => number) => Promise<void>) {
	let asked = 0;
	const full = createServer((_, response) => {
		asked += 1;
		response.writeHead(asked <= faults ? 500 : 200).end();
	});
	await new Promise<void>((resolve) => full.listen(0, () => resolve()));
	leadTo((full.address() as AddressInfo).port);
	try {
		await use(() => asked);
	} finally {
		leadTo(port);
		full.close();
	}
}

test('D4: a full disk is reported after two calls, and an abandoned call writes nothing later', async () => {
	await withFullDisk(Number.POSITIVE_INFINITY, async (asked) => {
		await expect(netlifyBlobStore('test').write('a', 'b')).rejects.toThrow('answered 500');
		await expect(netlifyPictureStore().write('a', new Uint8Array(9))).rejects.toThrow();
		expect(asked()).toBe(4);
	});
});

test('D4: a store that fails once is called again', async () => {
	await withFullDisk(1, async (asked) => {
		expect(await netlifyBlobStore('test').write('a', 'b')).toBe(true);
		expect(asked()).toBe(2);
	});
});

test.each(['deploy-preview', 'branch-deploy', 'preview-server', 'dev'])(
	'a deploy of %s neither sees nor changes production’s data',
	async (context) => {
		const store = netlifyBlobStore(`of-${context}`);
		await store.write('word', 'produção');
		vi.stubEnv('CONTEXT', context);
		expect(await store.read('word')).toBeUndefined();
		await store.write('word', 'prévia');
		expect(await store.read('word')).toBe('prévia');
		vi.unstubAllEnvs();
		expect(await store.read('word')).toBe('produção');
	},
);
