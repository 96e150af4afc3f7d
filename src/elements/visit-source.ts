import { scriptPaths } from '#config/script-paths';
import { parseUrl } from '#domain/names/parse-url';
import type { VisitSource } from '#domain/readers/visit-kinds';

/** Where a reader came from, by the page's address and the page before; what the link says comes first. */
export async function findVisitSource(
	{ origin, searchParams }: URL,
	referrer: string,
): Promise<VisitSource> {
	const from = parseUrl(referrer);
	const name = searchParams.get('utm_source')?.toLowerCase() || from?.hostname;
	if (!name) return 'direct';
	if (from?.origin === origin && name === from.hostname) {
		if (from.pathname.startsWith('/post/')) return 'post';
		const isSearch = from.pathname === scriptPaths.home && from.searchParams.get('q');
		return isSearch ? 'own-search' : 'home';
	}
	// Most visits need no names of others.
	const { findSource } = await import('#domain/readers/source-names');
	return findSource(name) ?? 'other';
}
