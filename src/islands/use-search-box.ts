import { useEffect } from 'react';
import type { SearchRequest } from '#search/open-index';
import { isFiltering, readAddress, writeAddress } from './search-address.ts';

const typingPauseMs = 150;

/** Joins the page's search box to the address: typing changes it, and a change elsewhere shows in the box. */
export function useSearchBox(box: HTMLInputElement | null, request: SearchRequest): void {
	useEffect(() => {
		if (box && box.value.trim() !== request.q) box.value = request.q;
	}, [box, request.q]);

	useEffect(() => {
		if (!box) return;
		let waiting: ReturnType<typeof setTimeout> | undefined;
		const forget = () => clearTimeout(waiting);
		const apply = () => {
			const current = readAddress(location.search);
			const q = box.value.trim();
			if (q === current.q) return;
			// The first letter leaves the home page, which the back button shows again.
			writeAddress({ ...current, q, page: 1 }, isFiltering(current) ? 'replace' : 'push');
		};
		const onInput = (event: Event) => {
			forget();
			if (event instanceof InputEvent && event.isComposing) return;
			if (box.value === '') apply();
			else waiting = setTimeout(apply, typingPauseMs);
		};
		box.addEventListener('input', onInput);
		box.addEventListener('compositionend', onInput);
		addEventListener('popstate', forget);
		apply();
		return () => {
			forget();
			box.removeEventListener('input', onInput);
			box.removeEventListener('compositionend', onInput);
			removeEventListener('popstate', forget);
		};
	}, [box]);
}
