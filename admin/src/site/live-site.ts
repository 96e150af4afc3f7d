import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { paths } from '#config/paths';
import { ApiError } from '../api/api-error.ts';
import { explainNoResponse } from '../api/call.ts';

const version = z.object({
	publication: z.number(),
	built_at: z.string().nullable().default(null),
});
type LiveVersion = z.output<typeof version>;

/** Requests the public site like a reader. Throws `ApiError` without a response, as every call does. */
async function ask<T>(
	path: string,
	signal: AbortSignal | undefined,
	read: (response: Response) => Promise<T>,
): Promise<T> {
	try {
		return await read(await fetch(path, { cache: 'no-store', ...(signal && { signal }) }));
	} catch (error) {
		throw error instanceof ApiError ? error : explainNoResponse(error, signal);
	}
}

/** The newest publication in the public site and when that site was built; undefined when unknown. */
export function fetchLiveVersion(signal?: AbortSignal): Promise<LiveVersion | undefined> {
	return ask(paths.version, signal, async (response) => {
		if (!response.ok) return undefined;
		const parsed = version.safeParse(await response.json().catch(() => undefined));
		return parsed.data;
	});
}

const liveSiteQuery = (everyMs: number) =>
	({
		queryKey: ['live-version'],
		queryFn: async ({ signal }: { signal: AbortSignal }) =>
			(await fetchLiveVersion(signal)) ?? null,
		refetchInterval: everyMs,
		retry: false,
	}) as const;

/** The newest publication that readers see; null when unknown. */
export const liveVersionQuery = (everyMs: number) =>
	queryOptions({ ...liveSiteQuery(everyMs), select: (live) => live?.publication ?? null });

/** When the version that readers see was built; null when unknown. */
export const liveSinceQuery = queryOptions({
	...liveSiteQuery(30_000),
	select: (live) => live?.built_at ?? null,
});

/**
 * The revision on the post's public page; 0 when there is none. Searches the text instead of parsing it, so that the
 * desk never turns foreign text into a document.
 */
export function fetchLiveRevision(slug: string, signal?: AbortSignal): Promise<number> {
	return ask(paths.post(slug), signal, async (response) => {
		// An address that leads to another post shows nothing of this one.
		if (response.status === 404 || response.redirected) return 0;
		if (!response.ok) throw new ApiError({ code: 'unreachable', message: '' });
		return readShownRevision(await response.text());
	});
}

/** The revision of a post that its public page shows; 0 when it shows none. */
function readShownRevision(html: string): number {
	const found = /<article\b[^>]*\bdata-revision="(\d+)"/.exec(html);
	return found ? Number(found[1]) : 0;
}
