import { scriptPaths } from '#config/script-paths';
import { parseUrl } from '#domain/names/parse-url';
import type { VisitSource } from '#domain/readers/visit-kinds';

/** As a link names them, their sites in any country, and their apps on Android. */
const named =
	/(?:^|\.)(?:(google|whatsapp|instagram|linkedin)|bing|duckduckgo|ecosia|yahoo|brave|yandex|baidu|startpage|qwant)(?:(?:\.com?)?\.[a-z]{2,3}|\.android.*)?$/;

/** Where a reader came from, by the page's address and the page before; what the link says comes first. */
export function findVisitSource({ origin, searchParams }: URL, referrer: string): VisitSource {
	const from = parseUrl(referrer);
	const name = searchParams.get('utm_source')?.toLowerCase() || from?.hostname;
	if (!name) return 'direct';
	if (from?.origin === origin && name === from.hostname) {
		if (from.pathname.startsWith('/post/')) return 'post';
		const isSearch = from.pathname === scriptPaths.home && from.searchParams.get('q');
		return isSearch ? 'own-search' : 'home';
	}
	const found = named.exec(name);
	return found ? ((found[1] as VisitSource) ?? 'search-engine') : 'other';
}
