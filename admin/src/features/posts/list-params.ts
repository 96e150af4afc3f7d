import { useSearchParams } from 'react-router';
import { listFilters, postSorts, statusFilters } from '#contract/admin-posts';
import { parsePage } from '#domain/post/pagination';
import type { ListFilter, ListInput } from '../../api/queries.ts';

const shownStatus = statusFilters.filter((name) => name !== 'deleted');
const filterNames = ['category', 'author', 'period', 'review'] as const satisfies ListFilter[];

function oneOf<T extends string>(names: readonly T[], text: string | null, otherwise: T): T {
	return names.find((name) => name === text) ?? otherwise;
}

const readFilter = (name: ListFilter, text: string | null) =>
	listFilters.shape[name].safeParse(text ?? undefined).data;

/** Reads what the list shows from its address; invalid values become the default. */
function readListInput(params: URLSearchParams): ListInput {
	return {
		page: parsePage(params.get('page')),
		status: oneOf(shownStatus, params.get('status'), 'all'),
		sort: oneOf(postSorts, params.get('sort'), 'recent'),
		q: (params.get('q') ?? '').slice(0, 200),
		...Object.fromEntries(filterNames.map((name) => [name, readFilter(name, params.get(name))])),
	};
}

/** The address of a list, without default values. */
function listSearch(input: ListInput): string {
	const params = new URLSearchParams();
	if (input.status !== 'all') params.set('status', input.status);
	if (input.sort !== 'recent') params.set('sort', input.sort);
	if (input.q !== '') params.set('q', input.q);
	for (const name of filterNames) if (input[name]) params.set(name, input[name]);
	if (input.page > 1) params.set('page', String(input.page));
	const text = params.toString();
	return text === '' ? '' : `?${text}`;
}

export const noFilters = {
	category: undefined,
	author: undefined,
	period: undefined,
	review: undefined,
};
export const countFilters = (input: ListInput) => filterNames.filter((name) => input[name]).length;
export const isFiltered = (input: ListInput) => countFilters(input) > 0;

export function useListInput() {
	const [params, setParams] = useSearchParams();
	const input = readListInput(params);
	/** Any change except that of the page returns to the first page. */
	const change = (part: Partial<ListInput>, replace = false) =>
		setParams(listSearch({ ...input, page: 1, ...part }), { replace });
	const hrefOf = (part: Partial<ListInput>) => listSearch({ ...input, page: 1, ...part }) || '?';
	return { input, change, hrefOf };
}
