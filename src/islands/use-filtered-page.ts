import { useEffect } from 'react';
import { messages } from '#config/messages';
import { site } from '#config/site';
import type { SearchRequest } from '#search/search-index';
import { isFiltering } from './read-address.ts';

/** While results are shown: hides the rest of the page, sets the title and adds `noindex`. */
export function useFilteredPage(request: SearchRequest): void {
	const filtering = isFiltering(request);
	useEffect(() => {
		const { title } = document;
		const robots = document.querySelector<HTMLMetaElement>('meta[name="robots"]');
		const rule = robots?.content ?? '';
		if (!filtering) return;
		document.documentElement.dataset['filtering'] = '';
		document.title = `${messages.results.title} | ${site.name}`;
		if (robots) robots.content = 'noindex, follow';
		return () => {
			delete document.documentElement.dataset['filtering'];
			document.title = title;
			if (robots) robots.content = rule;
		};
	}, [filtering]);

	useEffect(() => {
		for (const chip of document.querySelectorAll<HTMLElement>('a[data-category]')) {
			const isChosen = chip.dataset['category'] === request.category;
			chip.ariaCurrent = isChosen ? 'true' : null;
		}
	}, [request.category]);
}
