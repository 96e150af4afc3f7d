import { useEffect } from 'react';
import { messages } from '#config/messages';
import { resultsTexts } from '#config/results-texts';
import { site } from '#config/site';
import type { SearchRequest } from '#search/search-index';
import { isFiltering } from './read-address.ts';

/** While results are shown: hides the rest of the page, sets the title and adds `noindex`. */
export function useFilteredPage(request: SearchRequest): void {
	const filtering = isFiltering(request);
	// As the script before the first paint and the search's start say it: then no category is offered.
	const by = request.q !== '' && request.category === '' ? 'words' : '';
	useEffect(() => {
		const robots = document.querySelector<HTMLMetaElement>('meta[name="robots"]');
		const rule = robots?.content ?? '';
		if (!filtering) return;
		document.documentElement.dataset['filtering'] = by;
		if (robots) robots.content = 'noindex, follow';
		return () => {
			delete document.documentElement.dataset['filtering'];
			if (robots) robots.content = rule;
		};
	}, [filtering, by]);

	const { q, category, tag, page } = request;
	useEffect(() => {
		if (!filtering) return;
		const { title } = document;
		const chip = category
			? document.querySelector(`a[data-category="${CSS.escape(category)}"]`)
			: null;
		const number = page > 1 && messages.pager.page(page);
		const words = [q, chip?.textContent?.trim(), tag, resultsTexts.title, number].filter(Boolean);
		document.title = `${words.join(' — ')} | ${site.name}`;
		return () => {
			document.title = title;
		};
	}, [filtering, q, category, tag, page]);

	useEffect(() => {
		for (const chip of document.querySelectorAll<HTMLElement>('a[data-category]')) {
			const isChosen = chip.dataset['category'] === request.category;
			chip.ariaCurrent = isChosen ? 'true' : null;
		}
	}, [request.category]);
}
