import { useSearchParams } from 'react-router';
import { postSorts, statusFilters } from '#contract/admin-posts';
import { parsePage } from '#domain/pagination';
import type { ListInput } from '../../api/queries.ts';

const shownFilters = statusFilters.filter((name) => name !== 'deleted');

function oneOf<T extends string>(names: readonly T[], text: string | null, otherwise: T): T {
	return names.find((name) => name === text) ?? otherwise;
}

/** Reads what the list shows from its address; invalid values become the default. */
function readListInput(params: URLSearchParams): ListInput {
	return {
		page: parsePage(params.get('page')),
		status: oneOf(shownFilters, params.get('status'), 'all'),
		sort: oneOf(postSorts, params.get('sort'), 'recent'),
		q: (params.get('q') ?? '').slice(0, 200),
	};
}

/** The address of a list, without default values. */
function listSearch(input: ListInput): string {
	const params = new URLSearchParams();
	if (input.status !== 'all') params.set('status', input.status);
	if (input.sort !== 'recent') params.set('sort', input.sort);
	if (input.q !== '') params.set('q', input.q);
	if (input.page > 1) params.set('page', String(input.page));
	const text = params.toString();
	return text === '' ? '' : `?${text}`;
}

export function useListInput() {
	const [params, setParams] = useSearchParams();
	const input = readListInput(params);
	/** Any change except that of the page returns to the first page. */
	const change = (part: Partial<ListInput>, replace = false) =>
		setParams(listSearch({ ...input, page: 1, ...part }), { replace });
	const hrefOf = (part: Partial<ListInput>) => listSearch({ ...input, page: 1, ...part }) || '?';
	return { input, change, hrefOf };
}
