import { queryOptions } from '@tanstack/react-query';
import { paths } from '#config/paths';
import { parseUrl } from '#domain/names/parse-url';

/** Whether somebody who is not signed in at Netlify sees the site; null when it cannot be told. */
async function fetchIsPublic(signal: AbortSignal): Promise<boolean | null> {
	try {
		const [stranger, owner] = await Promise.all(
			(['omit', 'same-origin'] as const).map((credentials) =>
				fetch(paths.version, { credentials, cache: 'no-store', signal }),
			),
		);
		return owner?.ok ? stranger?.ok === true : null;
	} catch {
		return null;
	}
}

const canonical = /<link\b[^>]*\brel="canonical"[^>]*\bhref="([^"]+)"/;

/** The origin that the pages name as theirs; null when they name none. Searched in the text, like a revision. */
async function fetchNamedOrigin(signal: AbortSignal): Promise<string | null> {
	const response = await fetch('/', { cache: 'no-store', signal });
	const [, address = ''] = canonical.exec(await response.text()) ?? [];
	return parseUrl(address)?.origin ?? null;
}

export const namedOriginQuery = queryOptions({
	queryKey: ['named-origin'],
	queryFn: ({ signal }) => fetchNamedOrigin(signal),
	refetchInterval: 60_000,
	retry: false,
});

export const publicSiteQuery = queryOptions({
	queryKey: ['public-site'],
	queryFn: ({ signal }) => fetchIsPublic(signal),
	refetchInterval: 60_000,
	retry: false,
});
