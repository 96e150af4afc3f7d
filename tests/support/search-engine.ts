import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { openSearchEngines, type SearchEngines } from '#lib/search-engines';

export interface TestSearchEngine {
	url: string;
	/** What the scheduler uses to tell it. */
	engines: SearchEngines;
	/** The bodies of the calls. */
	// biome-ignore lint/suspicious/noExplicitAny: whatever a client sends.
	calls: any[];
	answer: (response: ServerResponse) => void;
	close: () => Promise<void>;
}

export const engineAnswer =
	(status: number, headers: Record<string, string> = {}) =>
	(response: ServerResponse) =>
		void response.writeHead(status, headers).end();

/** A search engine that takes IndexNow's calls, on a local port. */
export async function startSearchEngine(): Promise<TestSearchEngine> {
	const server = createServer(async (request, response) => {
		engine.calls.push(JSON.parse(await text(request)));
		engine.answer(response);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const endpoint = `${url}/indexnow`;
	const engine: TestSearchEngine = {
		url,
		engines: openSearchEngines({ siteOrigin: url, key: 'abc', endpoint, timeoutMs: 300 }),
		calls: [],
		answer: engineAnswer(200),
		close: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
	return engine;
}
