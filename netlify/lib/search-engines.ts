import { createHash } from 'node:crypto';
import { type EngineAnswer, readEngineAnswer } from '#domain/site/search-engine-reply';
import { fetchAtMost } from './fetch-at-most.ts';

/** Reserved for examples and inner networks (RFC 2606, RFC 6761). */
const nobodys = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|local|internal)$/;
const isNumeric = (host: string): boolean => /^[\d.]+$|^\[/.test(host);

/** Whether search engines can visit this site: it has a name of its own, by https. */
function isPublicSite(siteUrl: string): boolean {
	const url = URL.parse(siteUrl);
	if (url?.protocol !== 'https:' || url.port !== '') return false;
	const { hostname } = url;
	return hostname.includes('.') && !isNumeric(hostname) && !nobodys.test(hostname);
}

interface Place {
	/** The deploy's context; only production's readers are told of. */
	context: string | undefined;
	/** The project's id on Netlify, which a build and its functions both know. */
	siteId: string | undefined;
	siteUrl: string;
}

/**
 * The name and content of the file by which search engines know that what tells them of this site is the site itself
 * (IndexNow); undefined where none are told: in previews, in local runs, at addresses that are nobody's. No secret: the
 * site serves it.
 */
export function findSearchKey({ context, siteId, siteUrl }: Place): string | undefined {
	if (context !== 'production' || !siteId || !isPublicSite(siteUrl)) return undefined;
	const named = `search key of ${siteId} at ${new URL(siteUrl).origin}`;
	return createHash('sha256').update(named).digest('hex').slice(0, 32);
}

export const searchKeyPath = (key: string): string => `/${key}.txt`;

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
