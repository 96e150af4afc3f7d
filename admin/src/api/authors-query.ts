import { queryOptions } from '@tanstack/react-query';
import { authors } from '#contract/authors';
import { call } from './call.ts';

/** Everybody who signs posts; apart from the other queries, because only screens that load later ask for it. */
export const authorsQuery = queryOptions({
	queryKey: ['authors'],
	queryFn: async ({ signal }) =>
		(await call(authors, { action: 'list' }, { signal })).authors ?? [],
	staleTime: 30_000,
});
