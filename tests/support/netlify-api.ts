import { BlobsServer } from '@netlify/blobs/server';
import { startHttpServer } from '../../scripts/local/http-server.ts';
import { findFreePort } from './running-site.ts';

export const site = { id: 'blog', token: 'a token of the tests' };

export interface NetlifyApi {
	host: string;
	/** Lets a function find its blobs through the environment, as on the deployed site. */
	blobsContext: string;
	stop: () => Promise<void>;
}

/** The part of Netlify's API that its build uses: a site's extensions (none) and its blobs. */
export async function startNetlifyApi(directory: string): Promise<NetlifyApi> {
	const blobs = new BlobsServer({ directory, token: site.token });
	const url = `http://127.0.0.1:${(await blobs.start()).port}`;
	const port = await findFreePort();
	const front = await startHttpServer(port, async (request) => {
		const { pathname, search } = new URL(request.url);
		if (pathname.includes('/integrations/')) return Response.json([]);
		// Returns only the signed address of a blob, to which its bytes are sent.
		const { method, headers: given } = request;
		const names = ['accept', 'authorization'];
		const headers = names.map((name): [string, string] => [name, given.get(name) ?? '']);
		const answer = await fetch(`${url}${pathname}${search}`, { method, headers });
		return new Response(await answer.text(), { status: answer.status });
	});
	const context = { siteID: site.id, token: site.token, edgeURL: url, uncachedEdgeURL: url };
	return {
		host: `127.0.0.1:${port}`,
		blobsContext: Buffer.from(JSON.stringify(context)).toString('base64'),
		stop: async () => {
			await front.close();
			await blobs.stop();
		},
	};
}
