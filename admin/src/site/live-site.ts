import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { paths } from '#config/paths';
import { ApiError } from '../api/api-error.ts';
import { explainSilence } from '../api/call.ts';

const version = z.object({ publication: z.number() });

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

/** The newest publication that the public site contains; undefined when it does not say. */
export function fetchLivePublication(signal?: AbortSignal): Promise<number | undefined> {
	return ask(paths.version, signal, async (response) => {
		if (!response.ok) return undefined;
		const parsed = version.safeParse(await response.json().catch(() => undefined));
		return parsed.data?.publication;
	});
}

export const liveVersionQuery = (everyMs: number) =>
	queryOptions({
		queryKey: ['live-version'],
		queryFn: async ({ signal }) => (await fetchLivePublication(signal)) ?? null,
		refetchInterval: everyMs,
		retry: false,
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
