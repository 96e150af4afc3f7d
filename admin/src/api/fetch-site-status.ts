import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { news } from '#contract/news';
import { type SiteStatus, siteStatus } from '#contract/site-status';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { knownWhileAway, refreshPolled } from './presence.ts';

interface Asked {
	client: QueryClient;
	queryKey: QueryKey;
	signal: AbortSignal;
}

/** What is known, if a blob says that it still holds: then the database sleeps on. */
async function findUnchanged(known: SiteStatus, signal: AbortSignal) {
	if (!known.mark) return undefined;
	try {
		const { is_same, last_run_at } = await call(news, { mark: known.mark }, { signal });
		return is_same ? { ...known, scheduler: { ...known.scheduler, last_run_at } } : undefined;
	} catch (error) {
		// A server of an earlier version does not know the call.
		if (error instanceof ApiError && error.code !== 'aborted') return undefined;
		throw error;
	}
}

/** While nobody is at the desk, it asks the database only for what changed, and then everything that is shown. */
export async function fetchSiteStatus(asked: Asked): Promise<SiteStatus> {
	const { client, signal } = asked;
	const known = knownWhileAway<SiteStatus>(asked);
	const unchanged = known && (await findUnchanged(known, signal));
	if (unchanged) return unchanged;
	if (known) void refreshPolled(client, asked.queryKey);
	return call(siteStatus, { action: 'get' }, { signal });
}
