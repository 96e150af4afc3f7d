import { useMemo, useSyncExternalStore } from 'react';
import { paths } from '#config/paths';
import { parsePage } from '#domain/pagination';
import type { SearchRequest } from '#search/open-index';

/** The results' state is in the address, so it survives reloading, going back and sharing. */
export function readAddress(query: string): SearchRequest {
	const params = new URLSearchParams(query);
	return {
		q: params.get('q')?.trim() ?? '',
		category: params.get('category') ?? '',
		tag: params.get('tag')?.trim() ?? '',
		page: parsePage(params.get('page')),
	};
}

export const isFiltering = ({ q, category, tag }: SearchRequest) =>
	q !== '' || category !== '' || tag !== '';

const changed = 'search-address';

/** Changes the address and thereby the results; `replace` adds no history entry. */
export function writeAddress(request: SearchRequest, how: 'push' | 'replace' = 'push'): void {
	const address = paths.search(request);
	if (address === location.pathname + location.search) return;
	if (how === 'push') history.pushState(null, '', address);
	else history.replaceState(null, '', address);
	dispatchEvent(new Event(changed));
}

/** Calls back when the address changes, through this code or the browser's buttons. */
export function subscribeToAddress(listener: () => void): () => void {
	addEventListener('popstate', listener);
	addEventListener(changed, listener);
	return () => {
		removeEventListener('popstate', listener);
		removeEventListener(changed, listener);
	};
}

export function useAddress(): SearchRequest {
	const query = useSyncExternalStore(subscribeToAddress, () => location.search);
	return useMemo(() => readAddress(query), [query]);
}
