import { type EngineAnswer, readEngineAnswer } from '#domain/site/search-engine-reply';
import { fetchAtMost } from './fetch-at-most.ts';
import { searchKeyPath } from './search-key.ts';

/** How search engines are told of addresses that changed. */
export interface SearchEngines {
	/** Tells of all these paths at once. Never throws. */
	tell: (paths: readonly string[]) => Promise<EngineAnswer>;
}

/** Passes on what it is told to every engine that takes part. */
const sharedEndpoint = 'https://api.indexnow.org/indexnow';
/** Engines answer with a sentence or nothing. */
const patienceMs = 6_000;
const mostAnswerBytes = 64 * 1024;

interface EnginesOptions {
	siteOrigin: string;
	key: string;
	/** Tests have one of their own. */
	endpoint?: string;
	timeoutMs?: number;
}

export function openSearchEngines(options: EnginesOptions): SearchEngines {
	const { siteOrigin, key, endpoint = sharedEndpoint, timeoutMs = patienceMs } = options;
	return {
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
				return readEngineAnswer((await fetchAtMost(endpoint, sent, mostAnswerBytes)).status);
			} catch {
				return 'silent';
			}
		},
	};
}
