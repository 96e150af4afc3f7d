import { useEffect } from 'react';
import { messages } from '#config/messages';
import { site } from '#config/site';

import type { SearchRequest } from '#search/open-index';
import { isFiltering, writeAddress } from './search-address.ts';

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
		const chips = document.querySelectorAll<HTMLAnchorElement>('a[data-category]');
		const choose = (event: MouseEvent) => {
			if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0)
				return;
			event.preventDefault();
			const id = (event.currentTarget as HTMLElement).dataset['category'] ?? '';
			writeAddress({ ...request, category: id === request.category ? '' : id, page: 1 });
		};
		for (const chip of chips) {
			if (chip.dataset['category'] === request.category) chip.ariaCurrent = 'true';
			else chip.removeAttribute('aria-current');
			chip.addEventListener('click', choose);
		}
		return () => {
			for (const chip of chips) chip.removeEventListener('click', choose);
		};
	}, [request]);
}
