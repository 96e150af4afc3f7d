import { BlobsServer } from '@netlify/blobs/server';
import { startHttpServer } from '../../scripts/local/http-server.ts';
import { findFreePort } from './running-site.ts';

export const site = { id: 'blog', token: 'a token of the tests' };

export interface NetlifyApi {
	host: string;
	/** As a function of the deployed site finds its blobs, in the environment. */
	blobsContext: string;
	stop: () => Promise<void>;
}

/** What Netlify's build asks of Netlify's API: which extensions a site has, none, and its blobs. */
export async function startNetlifyApi(directory: string): Promise<NetlifyApi> {
	const blobs = new BlobsServer({ directory, token: site.token });
	const url = `http://127.0.0.1:${(await blobs.start()).port}`;
	const port = await findFreePort();
	const front = await startHttpServer(port, async (request) => {
		const { pathname, search } = new URL(request.url);
		if (pathname.includes('/integrations/')) return Response.json([]);
		// Of a blob only the signed address is asked for here: its bytes go there.
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
