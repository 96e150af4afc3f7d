import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { calendar } from '#contract/calendar';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/queries.ts';

/** Changes of posts refetch it. */
export const shelfQuery = (limit: number) =>
	queryOptions({
		queryKey: [...queryKeys.posts, 'shelf', limit],
		queryFn: async ({ signal }) => {
			const reply = await call(calendar, { action: 'drafts', limit }, { signal });
			return { drafts: reply.drafts ?? [], total: reply.total ?? 0 };
		},
		placeholderData: keepPreviousData,
	});
