import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { paths } from '#config/paths';

const version = z.object({ publication: z.number() });

/** The newest publication that the public site contains; undefined when it does not say. */
export async function fetchLivePublication(signal?: AbortSignal): Promise<number | undefined> {
	const response = await fetch(paths.version, { cache: 'no-store', ...(signal && { signal }) });
	if (!response.ok) return undefined;
	const parsed = version.safeParse(await response.json().catch(() => undefined));
	return parsed.data?.publication;
}

export const liveVersionQuery = (everyMs: number) =>
	queryOptions({
		queryKey: ['live-version'],
		queryFn: async ({ signal }) => (await fetchLivePublication(signal)) ?? null,
		refetchInterval: everyMs,
		retry: false,
	});

/**
 * The revision that the post's public page itself shows; 0 when there is no such page. Text is searched, not
 * parsed: the desk turns no foreign text into a document.
 */
export async function fetchLiveRevision(slug: string, signal?: AbortSignal): Promise<number> {
	const response = await fetch(paths.post(slug), { cache: 'no-store', ...(signal && { signal }) });
	if (!response.ok) return 0;
	const found = /<article\b[^>]*\bdata-revision="(\d+)"/.exec(await response.text());
	return found ? Number(found[1]) : 0;
}
