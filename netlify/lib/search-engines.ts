import { type EngineReply, readEngineReply, silence } from '#domain/engine-reply';
import type { ShownPage } from '#domain/shown-revision';
import { fetchAtMost } from './fetch-at-most.ts';
import { searchKeyPath } from './search-key.ts';

/** How search engines are told of addresses that changed. */
export interface SearchEngines {
	/** The public page at a path, as a reader gets it; undefined when the site does not answer. */
	readPage: (path: string, signal: AbortSignal) => Promise<ShownPage | undefined>;
	/** Tells of all these paths at once. Never throws. */
	tell: (paths: readonly string[]) => Promise<EngineReply>;
}

/** Passes on what it is told to every engine that takes part. */
const sharedEndpoint = 'https://api.indexnow.org/indexnow';
/** Engines answer with a sentence or nothing. */
const patienceMs = 6_000;
const mostAnswerBytes = 64 * 1024;

interface EnginesOptions {
	siteOrigin: string;
	key: string;
	now: () => Date;
	/** Tests have one of their own. */
	endpoint?: string;
	timeoutMs?: number;
}

export function openSearchEngines(options: EnginesOptions): SearchEngines {
	const { siteOrigin, key, now, endpoint = sharedEndpoint, timeoutMs = patienceMs } = options;
	return {
		readPage: async (path, signal) => {
			try {
				const url = new URL(path, siteOrigin);
				const answer = await fetch(url, { signal, redirect: 'manual', cache: 'no-store' });
				return { status: answer.status, html: await answer.text() };
			} catch {
				return undefined; // Like a reader whose network fails: nothing is known.
			}
		},
		tell: async (paths) => {
			const signal = AbortSignal.timeout(timeoutMs);
			const request = {
				host: new URL(siteOrigin).host,
				key,
				keyLocation: new URL(searchKeyPath(key), siteOrigin).href,
				urlList: paths.map((path) => new URL(path, siteOrigin).href),
			};
			const headers = { 'content-type': 'application/json; charset=utf-8' };
			const sent = { method: 'POST', headers, body: JSON.stringify(request), signal };
			try {
				const { status, headers: said } = await fetchAtMost(endpoint, sent, mostAnswerBytes);
				return readEngineReply({ status, retryAfter: said.get('retry-after') }, now());
			} catch {
				return silence;
			}
		},
	};
}
