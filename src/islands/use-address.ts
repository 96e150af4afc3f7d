import { useMemo, useSyncExternalStore } from 'react';
import type { SearchRequest } from '#search/search-index';
import { readAddress } from './read-address.ts';
import { subscribeToAddress } from './search-address.ts';

const readQuery = () => location.search;

export function useAddress(): SearchRequest {
	const query = useSyncExternalStore(subscribeToAddress, readQuery, readQuery);
	return useMemo(() => readAddress(query), [query]);
}
