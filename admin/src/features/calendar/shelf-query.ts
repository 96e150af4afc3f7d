import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { calendar } from '#contract/calendar';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/queries.ts';
import { reviewEntry } from '../../when/month-entries.ts';

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

/** The posts whose day of review has gone by. */
export const lateReviewsQuery = queryOptions({
	queryKey: [...queryKeys.posts, 'late-reviews'],
	queryFn: async ({ signal }) => {
		const reply = await call(calendar, { action: 'late-reviews' }, { signal });
		return { reviews: (reply.reviews ?? []).map(reviewEntry), total: reply.total ?? 0 };
	},
});
