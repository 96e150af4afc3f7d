import { useEffect } from 'react';
import { isFiltering, readAddress } from './read-address.ts';
import { subscribeToAddress, writeAddress } from './search-address.ts';

const typingPauseMs = 150;

/** Keeps the page's search box and the address in sync. */
export function useSearchBox(box: HTMLInputElement | null): void {
	useEffect(() => {
		if (!box) return;
		let waiting: ReturnType<typeof setTimeout> | undefined;
		let isTyped = false;
		const apply = () => {
			const current = readAddress(location.search);
			const q = box.value.trim();
			if (q === current.q) return;
			isTyped = true;
			// The first letter leaves the home page, so the back button returns to it.
			writeAddress({ ...current, q, page: 1 }, isFiltering(current) ? 'replace' : 'push');
			isTyped = false;
		};
		const onInput = (event: Event) => {
			clearTimeout(waiting);
			if (event instanceof InputEvent && event.isComposing) return;
			if (box.value === '') apply();
			else waiting = setTimeout(apply, typingPauseMs);
		};
		const show = () => {
			if (isTyped) return;
			clearTimeout(waiting);
			box.value = readAddress(location.search).q;
		};
		box.addEventListener('input', onInput);
		box.addEventListener('compositionend', onInput);
		const unsubscribe = subscribeToAddress(show);
		// Applies letters that were typed while this was loading.
		if (document.activeElement === box && box.value !== '') apply();
		else show();
		return () => {
			clearTimeout(waiting);
			box.removeEventListener('input', onInput);
			box.removeEventListener('compositionend', onInput);
			unsubscribe();
		};
	}, [box]);
}
