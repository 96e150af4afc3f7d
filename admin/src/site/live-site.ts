import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { paths } from '#config/paths';
import { ApiError } from '../api/api-error.ts';
import { explainSilence } from '../api/call.ts';

const version = z.object({
	publication: z.number(),
	built_at: z.string().nullable().default(null),
});
export type LiveVersion = z.output<typeof version>;

/** Asks the public site as a reader does. Its silence is no fault of the desk: `ApiError`, as for every call. */
async function ask<T>(
	path: string,
	signal: AbortSignal | undefined,
	read: (response: Response) => Promise<T>,
): Promise<T> {
	try {
		return await read(await fetch(path, { cache: 'no-store', ...(signal && { signal }) }));
	} catch (error) {
		throw error instanceof ApiError ? error : explainSilence(error, signal);
	}
}

/** The newest publication that the public site contains, and when that site was made; undefined when it does not say. */
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

/** The newest publication that readers see; null when the site does not say. */
export const liveVersionQuery = (everyMs: number) =>
	queryOptions({ ...liveSiteQuery(everyMs), select: (live) => live?.publication ?? null });

/** When the version that readers see was made; null when the site does not say. */
export const liveSinceQuery = queryOptions({
	...liveSiteQuery(30_000),
	select: (live) => live?.built_at ?? null,
});

/**
 * The revision that the post's public page itself shows; 0 when there is no such page, and only then. Text is
 * searched, not parsed: the desk turns no foreign text into a document.
 */
export function fetchLiveRevision(slug: string, signal?: AbortSignal): Promise<number> {
	return ask(paths.post(slug), signal, async (response) => {
		if (response.status === 404) return 0;
		if (!response.ok) throw new ApiError({ code: 'unreachable', message: '' });
		const found = /<article\b[^>]*\bdata-revision="(\d+)"/.exec(await response.text());
		return found ? Number(found[1]) : 0;
	});
}
