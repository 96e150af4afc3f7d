import { useEffect } from 'react';
import { readCountedSearch } from '#domain/counted-search';
import { isCounted, tellServer } from '#elements/tell-server.ts';
import type { SearchAnswer } from '#search/search-index';

const stoodMs = 2000;
/** The texts of this page view. */
const told = new Set<string>();

/** Filters narrow what a text finds, so with one it does not count. */
function findText(answer: SearchAnswer | undefined): string | undefined {
	if (!answer) return undefined;
	const { q, category, tag } = answer.request;
	return category === '' && tag === '' ? readCountedSearch(q) : undefined;
}

/** Counts a text that stood for two seconds with its answer on the screen (`docs/privacy.md`). */
export function useCountedSearch(shown: SearchAnswer | undefined): void {
	const text = findText(shown);
	const results = shown?.total;
	useEffect(() => {
		if (text === undefined || told.has(text) || !isCounted()) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const watch = () => {
			clearTimeout(timer);
			if (document.visibilityState !== 'visible') return;
			timer = setTimeout(() => {
				document.removeEventListener('visibilitychange', watch);
				if (told.has(text)) return;
				told.add(text);
				tellServer('register-search', { q: text, results });
			}, stoodMs);
		};
		document.addEventListener('visibilitychange', watch);
		watch();
		return () => {
			clearTimeout(timer);
			document.removeEventListener('visibilitychange', watch);
		};
	}, [text, results]);
}
