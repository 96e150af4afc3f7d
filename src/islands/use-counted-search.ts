import { useEffect } from 'react';
import { readCountedSearch } from '#domain/readers/counted-search';
import { onceSeen } from '#elements/once-seen.ts';
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
		return onceSeen(stoodMs, () => {
			if (told.has(text)) return;
			told.add(text);
			tellServer('register-search', { q: text, results });
		});
	}, [text, results]);
}
