import { paths } from '#config/paths';
import { addressChanged } from '#elements/address-changed.ts';
import type { SearchRequest } from '#search/search-index';

/** Changes the address and thereby the results; `replace` adds no history entry. */
export function writeAddress(request: SearchRequest, how: 'push' | 'replace' = 'push'): void {
	const address = paths.search(request);
	if (address === location.pathname + location.search) return;
	if (how === 'push') history.pushState(null, '', address);
	else history.replaceState(null, '', address);
	dispatchEvent(new Event(addressChanged));
}

/** Calls back when the address changes, through this code or the browser's buttons. */
export function subscribeToAddress(listener: () => void): () => void {
	addEventListener('popstate', listener);
	addEventListener(addressChanged, listener);
	return () => {
		removeEventListener('popstate', listener);
		removeEventListener(addressChanged, listener);
	};
}
