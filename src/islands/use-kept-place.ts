import { useEffect, useLayoutEffect, useRef } from 'react';
import type { SearchAnswer } from '#search/search-index';
import { keepPlace, returnToPlace, watchPlace } from './kept-place.ts';
import { subscribeToAddress } from './search-address.ts';

const pauseMs = 100;

/**
 * Keeps the place on a page of results through reloading and going back. The browser would look for it before the
 * results are there, so the history entry bears it.
 */
export function useKeptPlace(shown: SearchAnswer | undefined): void {
	const isShown = shown !== undefined;
	useEffect(() => {
		if (!isShown) return;
		history.scrollRestoration = 'manual';
		const leave = new AbortController();
		const { signal } = leave;
		let waiting: ReturnType<typeof setTimeout> | undefined;
		const wait = () => {
			clearTimeout(waiting);
			waiting = setTimeout(keepPlace, pauseMs);
		};
		const forget = () => clearTimeout(waiting);
		addEventListener('scroll', wait, { passive: true, signal });
		watchPlace(signal);
		const unsubscribe = subscribeToAddress(forget);
		return () => {
			forget();
			unsubscribe();
			leave.abort();
		};
	}, [isShown]);

	// A second answer to the same address finds a reader who has moved on.
	const returned = useRef<string>(undefined);
	useLayoutEffect(() => {
		const address = shown && location.search;
		if (address !== undefined && address !== returned.current) returnToPlace();
		returned.current = address;
	}, [shown]);
}
