import { useEffect, useLayoutEffect, useRef } from 'react';
import type { SearchAnswer } from '#search/search-index';
import { keepScroll, restoreScroll, watchScroll } from './kept-scroll.ts';
import { subscribeToAddress } from './search-address.ts';

const pauseMs = 100;

/**
 * Keeps the place on a page of results through reloading and going back. The browser would look for it before the
 * results are there, so the history entry bears it.
 */
export function useKeptScroll(shown: SearchAnswer | undefined): void {
	const isShown = shown !== undefined;
	useEffect(() => {
		if (!isShown) return;
		history.scrollRestoration = 'manual';
		const leave = new AbortController();
		const { signal } = leave;
		let waiting: ReturnType<typeof setTimeout> | undefined;
		const wait = () => {
			clearTimeout(waiting);
			waiting = setTimeout(keepScroll, pauseMs);
		};
		const forget = () => clearTimeout(waiting);
		addEventListener('scroll', wait, { passive: true, signal });
		watchScroll(signal);
		const unsubscribe = subscribeToAddress(forget);
		return () => {
			forget();
			unsubscribe();
			leave.abort();
			history.scrollRestoration = 'auto';
		};
	}, [isShown]);

	// A second answer to the same address finds a reader who has moved on.
	const returned = useRef<string>(undefined);
	useLayoutEffect(() => {
		const address = shown && location.search;
		if (address !== undefined && address !== returned.current) restoreScroll();
		returned.current = address;
	}, [shown]);
}
