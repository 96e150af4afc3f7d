import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BlobStore } from '#lib/blob-store';
import { netlifyBlobStore } from '#lib/netlify-blob-store';
import { memoryBlobStore } from '../../support/memory-blob-store.ts';

let server: BlobsServer;
let directory: string;
beforeAll(async () => {
	directory = await mkdtemp(join(tmpdir(), 'blobs-'));
	server = new BlobsServer({ directory, token: 'token' });
	const { port } = await server.start();
	const url = `http://localhost:${port}`;
	const context = { siteID: 'test', token: 'token', edgeURL: url, uncachedEdgeURL: url };
	process.env['NETLIFY_BLOBS_CONTEXT'] = Buffer.from(JSON.stringify(context)).toString('base64');
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
