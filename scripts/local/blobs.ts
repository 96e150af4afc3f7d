import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';

/** Serves Netlify Blobs from a folder of `dataDir`. The functions find it through the environment, as on Netlify. */
export async function startBlobs(dataDir: string): Promise<{ stop: () => Promise<void> }> {
	const token = randomBytes(24).toString('hex');
	const server = new BlobsServer({ directory: join(dataDir, 'blobs'), token });
	const { port } = await server.start();
	const url = `http://localhost:${port}`;
	const context = { siteID: 'local', token, edgeURL: url, uncachedEdgeURL: url, deployID: 'local' };
	process.env['NETLIFY_BLOBS_CONTEXT'] = Buffer.from(JSON.stringify(context)).toString('base64');
	return { stop: () => server.stop() };
}
