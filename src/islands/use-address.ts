import { useMemo, useSyncExternalStore } from 'react';
import type { SearchRequest } from '#search/search-index';
import { findFirstAnswer } from './first-answer.ts';
import { readAddress } from './read-address.ts';
import { subscribeToAddress } from './search-address.ts';

const readQuery = () => location.search;
/** While React takes over what is drawn, which may have become another address since. */
function readDrawn(): string {
	const first = findFirstAnswer();
	return first?.isDrawn ? first.query : location.search;
}

export function useAddress(): SearchRequest {
	const query = useSyncExternalStore(subscribeToAddress, readQuery, readDrawn);
	return useMemo(() => readAddress(query), [query]);
}
