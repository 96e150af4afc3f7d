import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { results } from '#contract/results';
import type { ResultSpan } from '#domain/result-span';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/queries.ts';

/** The desk asks for fresh counts while somebody looks, and they arrive within minutes. */
export const resultsQuery = (span: ResultSpan, posts: number) =>
	queryOptions({
		queryKey: [...queryKeys.results, span, posts],
		queryFn: async ({ signal }) => {
			const { blog } = await call(results, { action: 'blog', span, posts }, { signal });
			if (!blog) throw new ApiError({ code: 'bad_reply', message: '' });
			return { ...blog, span };
		},
		placeholderData: keepPreviousData,
		refetchInterval: 60_000,
	});
