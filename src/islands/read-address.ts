import { parsePage } from '#domain/post/pagination';
import type { SearchRequest } from '#search/search-index';

/** The results' state is in the address, so it survives reloading, going back and sharing. */
export function readAddress(query: string): SearchRequest {
	const params = new URLSearchParams(query);
	return {
		q: params.get('q')?.trim() ?? '',
		category: params.get('category') ?? '',
		tag: params.get('tag')?.trim() ?? '',
		page: parsePage(params.get('page')),
	};
}

export const isFiltering = ({ q, category, tag }: SearchRequest) =>
	q !== '' || category !== '' || tag !== '';
