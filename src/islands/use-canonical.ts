import { useEffect } from 'react';
import { paths } from '#config/paths';
import { makeNameSlug } from '#domain/names/slug';
import type { SearchAnswer } from '#search/search-index';

/** While a category or a tag alone is the filter, the static page of the same posts is the canonical one. */
export function useCanonical(answer: SearchAnswer | undefined): void {
	const page = answer && findPage(answer);
	useEffect(() => {
		const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
		if (!link || !page) return;
		const { href } = link;
		link.href = new URL(page, href).href;
		return () => {
			link.href = href;
		};
	}, [page]);
}

function findPage({ request, category, total }: SearchAnswer): string | undefined {
	const { q, tag } = request;
	if (q !== '' || total === 0) return;
	if (tag !== '') return request.category === '' ? paths.tag(makeNameSlug(tag)) : undefined;
	return category && paths.category(category.slug);
}
