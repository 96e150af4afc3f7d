import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { openSearchEngines, type SearchEngines } from '#lib/search-engines';

export interface TestSearchEngine {
	url: string;
	/** What the scheduler uses to tell it. */
	engines: SearchEngines;
	/** What readers get at each path of the site; anything else is 404. */
	pages: Map<string, { status: number; html?: string }>;
	/** The bodies of the calls. */
	// biome-ignore lint/suspicious/noExplicitAny: whatever a client sends.
	calls: any[];
	/** How often the site was asked for a page. */
	visits: number;
	answer: (response: ServerResponse) => void;
	close: () => Promise<void>;
}

export const engineAnswer =
	(status: number, headers: Record<string, string> = {}) =>
	(response: ServerResponse) =>
		void response.writeHead(status, headers).end();

/** A search engine that takes IndexNow's calls, and beside it the public site, on one local port. */
export async function startSearchEngine(now: () => Date): Promise<TestSearchEngine> {
	const server = createServer(async (request, response) => {
		if (request.method === 'POST' && request.url === '/indexnow') {
			engine.calls.push(JSON.parse(await text(request)));
			return engine.answer(response);
		}
		engine.visits += 1;
		const { status, html = '' } = engine.pages.get(request.url ?? '') ?? { status: 404 };
		response.writeHead(status, status === 301 ? { location: '/post/outro' } : {}).end(html);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const endpoint = `${url}/indexnow`;
	const engine: TestSearchEngine = {
		url,
		engines: openSearchEngines({ siteOrigin: url, key: 'abc', now, endpoint, timeoutMs: 300 }),
		pages: new Map(),
		calls: [],
		visits: 0,
		answer: engineAnswer(200),
		close: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
	return engine;
}
